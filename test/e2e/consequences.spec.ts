// A change's consequences before it is made, and the tasks that remain after it, by keyboard alone
// (docs/product/consequences.md#what-remains); and notifications (docs/product/polling.md#notify-me).
import { expect, test } from './support/journey.ts';
import { wholeBrowser } from './support/browser.ts';

test.describe.configure({ mode: 'default' });
test.use({ permissions: ['notifications', 'clipboard-write'], launchOptions: wholeBrowser() });

const REMAINS = 'What remains to be done';

test('by keyboard, a user changes a subdomain, then copies, ticks and hides the remaining tasks', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/manage/sub-owner-active');
  const field = page.getByRole('textbox', { name: 'Subdomain' });
  await field.fill('acme-head');
  await field.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await expect(dialog.getByText('6 users listed under PRTG Users need the new address.')).toBeVisible();
  await expect(dialog.getByText(/^The Multi-Platform Probe is enabled\./)).toBeVisible();
  await expect(dialog.getByText(/^Sign-in with Entra ID is set up\./)).toContainText(
    'replace https://acme-hq.my-prtg.example/ with https://acme-head.my-prtg.example/',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Subdomain', exact: true })).toBeFocused();
  await sandbox.advance(60);
  const list = page.getByRole('list', { name: 'New address acme-head.my-prtg.example' });
  await expect(list.getByRole('checkbox')).toHaveCount(5);
  const first = list.getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeAttached();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();

  await page.reload();
  await expect(first).toBeChecked();
  await page.goto('/entra-id/sub-owner-active');
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(page.getByRole('heading', { name: REMAINS })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('“Notify me” survives a reload, and the tab’s title and icon announce the ready instance', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/manage/sub-owner-preparing');
  const button = page.getByRole('button', { name: 'Notify me' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
  await sandbox.advance(600);
  await expect(page).toHaveTitle('acme-dubai is ready – PRTG Hosted Monitor');
  await expect(icon).toHaveAttribute('href', '/favicon-news.svg');
  await page.keyboard.press('Shift');
  await expect(page).toHaveTitle('Manage acme-dubai – PRTG Hosted Monitor');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});
