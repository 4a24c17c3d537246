// The main job in German and in French, on the smallest phone and on a wide screen: an instance is bought, and a subscription
// cancelled. The texts of every page: languages.spec.ts.
import { expect, failedCalls, test } from './support/journey.ts';

test.use({ expectedConsole: [failedCalls] });

const LANGUAGES = [
  {
    locale: 'de-DE',
    subdomain: 'Subdomain',
    region: 'Region',
    yearly: 'Jährlich',
    plan: /^PRTG 1000 1\.490,00.€ \/ Jahr/,
    checkout: 'Weiter zur Kasse',
    created: 'Abonnement acme-werk erstellt',
    cancel: 'Abonnement kündigen',
    dialog: 'Abonnement acme-hq kündigen?',
    cancelled: 'Abonnement gekündigt',
  },
  {
    locale: 'fr-FR',
    subdomain: 'Sous-domaine',
    region: 'Région',
    yearly: 'Annuelle',
    plan: /^PRTG 1000 1.490,00.€ \/ an/,
    checkout: 'Continuer vers le paiement',
    created: 'Abonnement acme-werk créé',
    cancel: 'Résilier l’abonnement',
    dialog: /^Résilier l’abonnement acme-hq\s\?$/,
    cancelled: 'Abonnement résilié',
  },
] as const;

for (const { locale, ...words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const width of [320, 1280]) {
      test(`at ${width} px, an instance is bought, and a subscription cancelled`, async ({
        page,
        signIn,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await signIn('owner', '/new');
        await page.getByLabel(words.subdomain).fill('acme-werk');
        await page.getByLabel(words.region).selectOption('eu-north-1');
        await page.getByRole('radio', { name: words.yearly }).check();
        await page.getByRole('radio', { name: words.plan }).first().check();
        await page.getByRole('button', { name: words.checkout }).click();
        await page
          .frameLocator('iframe[title="Checkout"]')
          .getByRole('button', { name: 'Pay', exact: true })
          .click();
        await expect(page.getByText(words.created)).toBeVisible();
        await expect(page).toHaveURL('/overview');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

        await page.goto('/manage/sub-owner-active');
        await page.getByRole('button', { name: words.cancel }).click();
        const dialog = page.getByRole('dialog', { name: words.dialog });
        await dialog.getByRole('combobox').selectOption({ index: 1 });
        await dialog.getByRole('button', { name: words.cancel }).click();
        await expect(page.getByText(words.cancelled, { exact: true }).first()).toBeVisible();
      });
    }
  });
}
