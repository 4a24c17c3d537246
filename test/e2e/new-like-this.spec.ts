// A new instance like another one, from the link to the applied settings, by keyboard on the narrowest screen
// (docs/product/new-like-this.md).
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a user orders an instance like another one, and after a reload applies its settings once', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('owner', '/manage/sub-owner-active');
  await page.getByRole('link', { name: 'New instance like this' }).press('Enter');
  await expect(page).toHaveURL('/new?like=sub-owner-active');
  await expect(page.getByText('The region and plan are preselected to match acme-hq.')).toBeVisible();
  await expect(page.getByLabel('Region')).toHaveValue('eu-central-1');
  await expect(page.getByRole('radio', { name: 'PRTG 1000 €1,490.00 / year', exact: true })).toBeChecked();
  expect(await width(page)).toBe(320);
  await page.getByLabel('Subdomain').fill('acme-second');
  await page.reload();
  await expect(page.getByLabel('Subdomain')).toHaveValue('acme-second');
  await page.getByRole('button', { name: 'Continue to checkout' }).press('Enter');
  await page
    .frameLocator('iframe[title="Checkout"]')
    .getByRole('button', { name: 'Pay', exact: true })
    .click();

  const card = page.getByRole('article', { name: 'acme-second' });
  await expect(card).toBeVisible();
  await sandbox.advance(60);
  await expect(card.getByText('instance ready')).toBeVisible();
  await card.getByRole('link', { name: 'Manage' }).press('Enter');
  await page.reload();
  const offer = page.getByRole('button', { name: 'Apply settings of acme-hq' });
  await offer.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Apply settings of acme-hq' });
  await expect(dialog.getByText('2 settings differ and will be changed.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  expect(await width(page)).toBe(320);
  const writes = async () =>
    (await sandbox.requests('/api/instance/'))
      .filter(({ method, status }) => method === 'POST' && status === 200)
      .map(({ path }) => path);
  expect(await writes()).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply 2 settings' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeFocused();
  // The probe counts as changed once its configuration has finished.
  await expect.poll(async () => (await writes()).length).toBe(2);
  await sandbox.advance(60);
  await expect(dialog.getByText('2 settings applied.')).toBeVisible();
  expect((await writes()).map((path) => path.replace(/.*\//, ''))).toEqual(['toggle', 'nats']);
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
