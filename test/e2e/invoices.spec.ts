// The invoices in a real browser (docs/product/screens.md#invoices, docs/product/invoices.md#archive): downloads, the ZIP,
// thousands of rows, rows of two lines on a phone. Permissions, filters, a ZIP's faults: test/screens/invoices.test.tsx.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { at, expect, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Invoices' });
const rows = (page: Page) => table(page).getByRole('rowheader');
const row = (page: Page, number: string) => table(page).getByRole('row').filter({ hasText: number });
const download = (page: Page, number: string) => row(page, number).getByRole('button', { name: 'Download' });
const bytesOf = async (file: Download) => new Uint8Array(await readFile(await file.path()));

test('the first invoice is in view, overdue ones lead to the payment methods, and one is downloaded in place', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/invoices');
  await expect(rows(page)).toHaveCount(40);
  for (const [width, height] of [
    [768, 1024],
    [360, 740],
    [1440, 900],
  ] as const) {
    await resize(page, width, height);
    await expect(rows(page).first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }

  // Nothing of the billing provider is loaded before it is needed.
  expect(await sandbox.requests('/billing')).toEqual([]);
  const card = page.getByRole('region', { name: /^€129\.50 overdue in 1 invoice since / });
  await card.getByRole('button', { name: 'Edit payment methods' }).click();
  const portal = page.frameLocator('iframe[title="Payment methods"]');
  await portal.getByRole('button', { name: 'Save' }).click();
  await portal.getByRole('button', { name: 'Close' }).click();
  // Invoices may have been paid in the portal, so the list is fetched again: when it says so, and when it closes.
  await expect.poll(async () => (await sandbox.requests('/api/customer/invoices')).length).toBe(3);

  const arriving = page.waitForEvent('download');
  await download(page, 'INV-003999').click();
  const file = await arriving;
  expect(file.url()).toBe(`${at.storage}/invoices/INV-003999.pdf`);
  expect(file.suggestedFilename()).toBe('INV-003999.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'Invoice downloaded.Close' })).toBeVisible();
  await expect(page).toHaveURL('/invoices');
  await expect(rows(page)).toHaveCount(40);

  // Enter in the search moves the focus to the first invoice's button without pressing it.
  await page.getByLabel('Search invoices').fill('INV-003990');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(download(page, 'INV-003990')).toBeFocused();
  expect(await sandbox.requests('/customer/invoices/INV-003990')).toEqual([]);
  const next = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await next).suggestedFilename()).toBe('INV-003990.pdf');
});

test('on a phone each invoice has two lines, sorting is a menu, and many invoices are saved as one ZIP', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('owner', '/invoices?instance=sub-owner-nonrenewing');
  await expect(rows(page)).toHaveCount(6);
  const line = row(page, 'INV-003966');
  await expect(line.getByText('acme-legacy')).toBeVisible();
  await expect(line.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThan(90);
  await page.getByLabel('Sort by').selectOption('Amount ↑');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/invoices?instance=sub-owner-nonrenewing&sort=amount');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Status').selectOption('Paid');
  const count = 5;
  await expect(rows(page)).toHaveCount(count);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${count} as ZIP` }).click();
  const entries = unzipSync(await bytesOf(await arriving));
  await expect(page.getByText(`${count} invoices downloaded.`)).toBeVisible();
  expect(Object.keys(entries)).toHaveLength(count + 1);
  const index = strFromU8(entries['invoices.csv'] ?? new Uint8Array());
  expect(index.split('\r\n')[0]).toBe(
    'Number,Date,Due date,Subscription,Subscription ID,Amount,Amount due,Currency,Status,File,Problem',
  );
  expect(index.split('\r\n')).toHaveLength(count + 2);
});

// `npm run bench` measures how fast this is.
test('of 5,000 invoices only those in view are rendered, and all are sorted and searched', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.seed({ invoices: { subscriptionId: 'sub-owner-active', count: 5000 } });
  await signIn('owner', '/invoices');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '5041');
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(80);

  await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').click();
  await expect(rows(page).first()).toHaveText('INV-003961');
  await page.getByRole('searchbox').fill('00395');
  await expect(page.getByText(/^[\d,]+ of 5,040 invoices/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '5041');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(table(page).locator('tbody [aria-rowindex="5041"]')).toBeInViewport();
  // The header is sticky.
  await expect(page.getByRole('columnheader', { name: 'Number' })).toBeInViewport();
});
