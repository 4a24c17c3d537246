// What concerns all instances at once, in a real browser: people (docs/product/people.md) and costs (docs/product/costs.md). Each
// on its own: test/screens.
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

// An instance without a connection answers 404.
test.use({ expectedConsole: [failedCalls] });

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('who still has access is found by keyboard alone', async ({ page, signIn }) => {
  await signIn('owner', '/');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('people');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search people' }).focus();
  await page.keyboard.type('bea');
  const row = page.getByRole('row', { name: /Bea Observer/ });
  await expect(page.getByText('1 of 9 people')).toBeVisible();
  const more = row.getByRole('button', { name: '4 instances of Bea Observer' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('link')).toHaveText(['acme-factory', 'acme-hq', 'acme-lab', 'acme-legacy']);
  await resize(page, 320, 640);
  await expect(row.getByRole('link').first()).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(320);
});

test('who is let in without a second factor is found and mended by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('security');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 of 4 instances')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search instances' }).focus();
  await page.keyboard.type('lab');
  await expect(page.getByText('1 of 4 instances')).toBeVisible();
  const row = page.getByRole('row', { name: /acme-lab/ });
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Require multifactor authentication' }).focus();
  await page.keyboard.press('Enter');
  // The focus goes into the dialog first.
  await expect(page.getByRole('dialog', { name: 'Change setting' })).toBeFocused();
  // Once the instance's setting has been read afresh.
  const change = page.getByRole('button', { name: 'Change 1 instance' });
  await expect(change).toBeEnabled();
  await change.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Required');
  await resize(page, 320, 640);
  // Every column but the name, as a card.
  await expect(row.getByRole('cell')).toHaveCount(5);
  expect(await width(page)).toBeLessThanOrEqual(320);
});

test('a key in the search of thousands of people answers soon', async ({ page, signIn }) => {
  test.slow();
  await signIn('provider', '/people');
  await page.getByRole('button', { name: /^Read 1,\d+ instances$/ }).click();
  await expect(page.getByText(/^Read \d+ of 1,\d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 240_000 });
  await page.getByRole('searchbox', { name: 'Search people' }).fill('bea');
  await expect(page.getByText(/^1 of [\d,]+ people$/)).toBeVisible();
});

test('the costs have a chart beside their table, and fit a phone', async ({ page, signIn }) => {
  await signIn('owner', '/dates');
  await page.getByRole('link', { name: 'Costs' }).click();
  await page.getByRole('button', { name: 'Costs by month' }).click();
  await expect(page.getByRole('table', { name: 'Costs by month' })).toBeVisible();
  await page.getByRole('button', { name: 'Costs by instance' }).click();
  await expect(page.getByRole('table', { name: 'Costs by instance' })).toBeVisible();
  await expect(page.locator('.MuiBarChart-element')).toHaveCount(13);
  await resize(page, 320, 640);
  expect(await width(page)).toBeLessThanOrEqual(320);
});
