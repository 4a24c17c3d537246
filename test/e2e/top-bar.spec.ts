// Search and Help in the top bar (docs/product/help.md): by keyboard alone, with many instances, on a phone, and offline.
import { readFile } from 'node:fs/promises';
import { holdCode } from './support/held.ts';
import { expect, test } from './support/journey.ts';

test.use({
  // The browser logs that code couldn’t be fetched, and React that a component failed.
  expectedConsole: [/Failed to (load|fetch)|error occurred in|net::ERR/],
  // Because menus and dialogs move.
  reducedMotion: 'no-preference',
});

test('Help recovers from being offline, the search works by keyboard alone, and a report is saved as edited', async ({
  page,
  context,
  signIn,
}) => {
  const help = page.getByRole('button', { name: 'Help' });
  await signIn('owner', '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await help.click();
  await expect(page.getByText('This part of the page couldn’t be shown. Your data is safe.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('menu', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Help' })).toHaveCount(0);

  const search = page.getByRole('button', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('acme-hq');
  await expect(page.getByRole('option').first()).toContainText('acme-hq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await help.click();
  await page.getByRole('menuitem', { name: 'Report for support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report for support' });
  await dialog.getByRole('checkbox', { name: /^Browser: / }).uncheck();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^support-report-\d{4}-\d{2}-\d{2}\.json$/);
  const report = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(report).toMatchObject({ version: 1, browser: null, language: 'en', page: '/manage/{id}' });
  expect(report.build).toMatch(/^[\w-]{6,}$/);
  expect(typeof report.clock_skew_ms).toBe('number');
  expect(report.instances).toContainEqual({
    id: 'sub-owner-active',
    stack_id: 'stack-owner-active',
    state: 'ready',
  });
  expect(JSON.stringify(report)).not.toMatch(/eyJ|olivia|owner@/i);
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

test('a dialog whose code is loading shows progress', async ({ page, signIn }) => {
  await signIn('owner', '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const line = page.getByRole('banner').getByRole('progressbar', { name: 'Loading' });
  await expect(line).toHaveCount(0);
  const code = await holdCode(page, 'SearchDialog');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(line).toBeVisible();
  await code.release();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(line).toHaveCount(0);
});

test('the search finds one of 5,000 instances, and its actions', async ({ page, signIn }) => {
  test.slow();
  await signIn('distributor', '/account');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('oslo 46');
  await expect(page.getByRole('group', { name: 'Instances' }).getByRole('option').first()).toContainText(
    /oslo/i,
  );
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  // So that the menu doesn't move while it is pressed.
  test.use({ reducedMotion: 'reduce' });

  test('the search and the Help menu are no wider than the screen', async ({ page, signIn }) => {
    await signIn('owner', '/account');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    expect(await width()).toBe(320);
  });
});
