// The main job in French, in a French browser, on the smallest phone and on a wide screen: an instance is bought, and its
// subscription cancelled. The texts of every page: languages.spec.ts.
import { expect, failedCalls, test } from './support/journey.ts';

test.use({ locale: 'fr-FR', expectedConsole: [failedCalls] });

for (const width of [320, 1280]) {
  test(`in French, at ${width} px, an instance is bought, and a subscription cancelled`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('owner', '/new');
    await page.getByLabel('Sous-domaine').fill('acme-usine');
    await page.getByLabel('Région').selectOption('eu-north-1');
    await page.getByRole('radio', { name: 'Annuelle' }).check();
    await page.getByRole('radio', { name: /^PRTG 1000 1.490,00.€ \/ an/ }).check();
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
    await page
      .frameLocator('iframe[title="Checkout"]')
      .getByRole('button', { name: 'Pay', exact: true })
      .click();
    await expect(page.getByText('Abonnement acme-usine créé')).toBeVisible();
    await expect(page).toHaveURL('/overview');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.goto('/manage/sub-owner-active');
    await page.getByRole('button', { name: 'Résilier l’abonnement' }).click();
    const dialog = page.getByRole('dialog', { name: /^Résilier l’abonnement acme-hq\s\?$/ });
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Résilier l’abonnement' }).click();
    await expect(page.getByText('Abonnement résilié', { exact: true })).toBeVisible();
  });
}
