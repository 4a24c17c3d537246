// The main tasks in German, in a German browser on the smallest phone: sign in, start a trial, buy, cancel, download an invoice,
// upload a file, and search as staff. The texts of every page on a wide screen: languages.spec.ts.
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';

test.use({
  locale: 'de-DE',
  viewport: { width: 320, height: 800 },
  expectedConsole: [failedCalls],
});

const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const pay = (page: Page) => checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();

test('in German, a trial is started, prepared and ready', async ({ page, sandbox, signIn }) => {
  await signIn('newcomer');
  await expect(page.getByText('Sie haben noch keine Abonnements')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt kostenlos testen!' }).click();
  await pay(page);
  await expect(page.getByText(/^Abonnement newcomer-[a-z0-9]{4} erstellt$/)).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByText('Instanz wird vorbereitet', { exact: true })).toBeVisible();
  await sandbox.advance(60);
  await expect(card.getByText('Instanz bereit')).toBeVisible();
  await expect(page).toHaveTitle(/^newcomer-[a-z0-9]{4} ist bereit – PRTG Hosted Monitor$/);
});

test('in German, an instance is bought, and a subscription cancelled and reactivated', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/new');
  await page.getByLabel('Subdomain').fill('acme-werk');
  await page.getByLabel('Region').selectOption('eu-north-1');
  await page.getByRole('radio', { name: 'Jährlich' }).check();
  await page.getByRole('radio', { name: 'PRTG 1000 1.490,00 € / Jahr', exact: true }).check();
  await page.getByRole('button', { name: 'Weiter zur Kasse' }).click();
  await pay(page);
  await expect(page.getByText('Abonnement acme-werk erstellt')).toBeVisible();
  await expect(page).toHaveURL('/overview');

  await page.goto('/manage/sub-owner-active');
  await page.getByRole('button', { name: 'Abonnement kündigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abonnement acme-hq kündigen?' });
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Abonnement kündigen' }).click();
  await expect(page.getByText('Abonnement gekündigt', { exact: true })).toBeVisible();
  // While a toast is shown, later ones are dropped.
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Abonnement reaktivieren' }).click();
  await expect(page.getByText('Das Abonnement wurde reaktiviert', { exact: true })).toBeVisible();
});

test('in German, an invoice is downloaded, and a file uploaded', async ({ page, signIn }) => {
  await signIn('owner', '/invoices');
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /INV-003999/ })
    .getByRole('button', { name: 'Herunterladen' })
    .click();
  expect((await arriving).suggestedFilename()).toBe('INV-003999.pdf');
  await expect(page.getByText('Rechnung heruntergeladen.')).toBeVisible();

  await page.goto('/upload/sub-owner-active');
  const chooser = page.waitForEvent('filechooser');
  const section = page.getByRole('region', { name: 'MIB-Dateien' });
  await section.getByRole('button', { name: 'Dateien hochladen' }).click();
  await (await chooser).setFiles([{ name: 'werk.mib', mimeType: 'text/plain', buffer: Buffer.from('MIB') }]);
  await expect(page.getByText('An die Instanz übertragen.')).toBeVisible();
});

test('in German, staff find a stack and its admin password', async ({ page, signIn }) => {
  await signIn('staff');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('owner@acme.example');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'prtg-owner-failed' }).click();
  await page.getByRole('button', { name: 'Administratorpasswort anzeigen', exact: true }).click();
  await expect(page.getByText(/^adm-/)).toBeVisible();
});
