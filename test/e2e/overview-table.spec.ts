// Many subscriptions as a table in a real browser (docs/product/many-instances.md): only rows in view are rendered and fetched,
// the address keeps all choices, and everything works by keyboard alone and on a phone.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Subscriptions' });
const names = (page: Page) => table(page).getByRole('rowheader');

test('of 5,000 subscriptions in the table only rows in view are rendered, and the filtered ones are saved as CSV', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('distributor', '/?view=table');
  await expect(page.getByText('5,000 subscriptions', { exact: true })).toBeVisible();
  await expect(names(page).first()).toBeVisible();
  expect(await names(page).count()).toBeLessThan(60);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '5001');
  await page.mouse.wheel(0, 60_000);
  await expect(names(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sandbox.requests('/api/instance/')).toEqual([]);

  await page.mouse.wheel(0, -60_000);
  await page.getByText(/^Failed [\d,]+$/).click();
  const shown = await page.getByText(/^[\d,]+ of 5,000 subscriptions$/).innerText();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^subscriptions-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\uFEFFName,Domain,State,')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(Number(shown.split(' ')[0]) + 1);
});

test('the table’s state is restored by Back, by a reload and by a link', async ({ page, signIn }) => {
  await signIn('distributor', '/?view=table');
  await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill('oslo');
  await page.getByRole('combobox', { name: 'Subscription status' }).selectOption('in_trial');
  await page.getByText(/^Ready [\d,]+$/).click();
  await table(page).getByRole('button', { name: 'Name' }).click();
  // Choices made in quick succession are written to the address together.
  const chosen = { view: 'table', search: 'oslo', state: 'ready', status: 'in_trial', sort: 'name' };
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(chosen);
  const found = await page.getByText(/^[\d,]+ of 5,000 subscriptions$/).innerText();
  const first = (await names(page).first().textContent()) ?? '';

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(found)).toBeVisible();
  await page.reload();
  await expect(page.getByText(found)).toBeVisible();
  await expect(names(page).first()).toHaveText(first);
  await expect(page.getByRole('searchbox', { name: 'Search subscriptions' })).toHaveValue('oslo');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();

  // The query (`state`) is not mistaken for a login's callback, even without a session.
  const address = page.url();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('[data-persona="distributor"]')).toBeVisible();
  await signIn('distributor', address);
  await expect(page).toHaveURL(address);
  await expect(page.getByText(found)).toBeVisible();
});

test('settings in the table are requested for rows in view only, and compared', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('portal-columns', 'name state mfa'));
  await signIn('provider', '/?view=table&state=ready&sort=name');
  await expect(
    table(page)
      .getByText(/^(?:Required|Optional)$/)
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  const rows = await names(page).count();
  expect((await sandbox.requests('/mfa/verify/')).length).toBeLessThanOrEqual(rows + 4);

  const model = await names(page).first().innerText();
  await page.getByRole('button', { name: 'Compare with…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with an instance' });
  await dialog.getByRole('combobox', { name: 'Instance' }).fill(model);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(table(page).getByText('Differs').first()).toBeVisible();
  await expect(
    table(page).getByRole('columnheader', { name: /^Require multifactor authentication\s*\d+ differs?$/ }),
  ).toBeVisible();
});

test('the table can be filtered, sorted, selected from and left by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/');
  await page.getByRole('radio', { name: 'Cards' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Table' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search subscriptions' }).focus();
  await page.keyboard.type('acme-h');
  await expect(page.getByText('1 of 7 subscriptions')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select acme-hq' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 instance selected')).toBeVisible();
  await table(page).getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Manage' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
});

test('on a phone the table’s rows have two lines that lead to Manage, and its filters are a sheet', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn('distributor', '/?view=table');
  await expect(names(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('combobox', { name: 'Subscription status' }).selectOption('in_trial');
  await sheet.getByRole('button', { name: /^Show \d+ subscriptions$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(page.getByText(/^\d+ instances selected$/)).toBeVisible();
  for (const width of [320, 360]) {
    await resize(page, width, 740);
    await expect(names(page).first()).toBeVisible();
    // The checkbox, the state, the next date and the sum due.
    await expect(table(page).getByRole('row').nth(1).getByRole('cell')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await table(page)
    .getByRole('row')
    .nth(1)
    .click({ position: { x: 200, y: 52 } });
  await expect(page.getByRole('heading', { level: 1, name: /^Manage / })).toBeVisible();
});
