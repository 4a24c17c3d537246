// Invoices whose file isn't on a configured file host (docs/product/screens.md#invoices): each opens in a new tab, or gets a
// link, and the page stays.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { wholeBrowser } from './support/browser.ts';

test.describe.configure({ mode: 'default' });
test.use({ launchOptions: wholeBrowser() });

const table = (page: Page) => page.getByRole('table', { name: 'Invoices' });
const row = (page: Page, number: string) => table(page).getByRole('row').filter({ hasText: number });
const rows = (page: Page) => table(page).getByRole('rowheader');
const download = (page: Page, number: string) => row(page, number).getByRole('button', { name: 'Download' });
const address = 'https://files.elsewhere.example/INV-003999.pdf';
const elsewhere = { path: '/customer/invoices/INV-003999', body: { download_url: address } };
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'Invoice downloaded.Close' });

test('an invoice on another host opens in a new tab without opener', async ({
  context,
  page,
  sandbox,
  signIn,
}) => {
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>An invoice</h1>' }),
  );
  await sandbox.fault(elsewhere);
  await signIn('owner', '/invoices');
  const opening = context.waitForEvent('page');
  await download(page, 'INV-003999').click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'An invoice' })).toBeVisible();
  expect(tab.url()).toBe(address);
  expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  await tab.close();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL('/invoices');
  await expect(rows(page)).toHaveCount(40);
});

test('an invoice on another host that is a download leaves no tab behind', async ({
  context,
  page,
  sandbox,
  signIn,
}) => {
  await context.route(address, (route) =>
    route.fulfill({ body: '%PDF-', headers: { 'Content-Disposition': 'attachment' } }),
  );
  await sandbox.fault(elsewhere);
  await signIn('owner', '/invoices');
  const arriving = page.waitForEvent('download');
  await download(page, 'INV-003999').click();
  expect((await arriving).url()).toBe(address);
  await expect(done(page)).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});

test('an invoice on another host can be opened by a link if the browser blocks the tab', async ({
  context,
  page,
  sandbox,
  signIn,
}) => {
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>An invoice</h1>' }),
  );
  // Simulates a blocked tab: the browser's blocker never acts in a journey, as Playwright's actions count as a user's clicks.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await sandbox.fault(elsewhere);
  await signIn('owner', '/invoices');
  await download(page, 'INV-003999').click();
  const link = row(page, 'INV-003999').getByRole('link', { name: /^Open invoice/ });
  await expect(link).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the invoice’s tab.');
  expect(context.pages()).toHaveLength(1);

  const opening = context.waitForEvent('page');
  await link.click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'An invoice' })).toBeVisible();
  expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  await expect(page).toHaveURL('/invoices');
});
