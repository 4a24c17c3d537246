// The account page in a real browser (docs/product/screens.md#account, docs/product/sign-in.md#multifactor):
// password, multifactor authentication with the real identity library, and the hosted billing portal.
// What each user sees, and failures: test/screens/account.test.tsx.
import type { Page } from '@playwright/test';
import { choosePersona, expect, test } from './support/journey.ts';

const mfa = (page: Page) => page.getByRole('switch', { name: 'Multifactor authentication' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const portal = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

test('switching on multifactor authentication logs out, and the next sign-in asks for a code', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/account');
  await expect(mfa(page)).not.toBeChecked();
  await mfa(page).click();
  const dialog = page.getByRole('dialog', { name: 'Switch on multifactor authentication?' });
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Multifactor authentication is now enabled.Close' }),
  ).toBeVisible();
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();

  await choosePersona(page, 'owner');
  await page.getByRole('textbox').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await page.goto('/account');
  await expect(mfa(page)).toBeChecked();
  await expect(page.getByText('Signed in with email, password, and a second factor.')).toBeVisible();
});

test('switching on multifactor authentication logs out even if its tab is closed at once', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner', '/account');
  await mfa(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText(/You’re being logged out\.$/)).toBeVisible();
  const next = await context.newPage();
  await page.close();
  await next.goto('/account');
  await expect(next.locator('[data-persona="owner"]')).toBeVisible();
  await next.goto('/account');
  await expect(next.locator('[data-persona="owner"]')).toBeVisible();
});

test('switching off multifactor authentication shows the fresh claim', async ({ page, sandbox }) => {
  await page.goto('/account');
  await choosePersona(page, 'mfa');
  await page.getByRole('textbox').fill('123456');
  await page.keyboard.press('Enter');
  await expect(mfa(page)).toBeChecked();
  const before = (await sandbox.requests('/identity/oauth/token')).length;
  await mfa(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Multifactor authentication is now disabled.Close' }),
  ).toBeVisible();
  await expect(mfa(page)).not.toBeChecked();
  await expect(page.getByText('Signed in with email and password.')).toBeVisible();
  expect((await sandbox.requests('/identity/oauth/token')).length).toBe(before + 1);
  await page.reload();
  await expect(mfa(page)).not.toBeChecked();
});

test('a user edits billing address and payment methods in the hosted portal, and requests a password reset', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/account');
  await expect(button(page, 'Edit billing address')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  // Nothing of the billing provider is loaded before it is needed.
  expect(await sandbox.requests('/billing')).toEqual([]);

  await button(page, 'Edit billing address').click();
  const address = portal(page, 'Billing address');
  await address.getByLabel('Street').fill('Other Street 2');
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address.getByRole('status')).toHaveText('Saved.');
  await address.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe[title="Billing address"]')).toHaveCount(0);
  await expect(button(page, 'Edit billing address')).toBeFocused();

  await button(page, 'Edit payment methods').click();
  const methods = portal(page, 'Payment methods');
  await expect(methods.getByLabel('Card')).toHaveValue('**** **** **** 4242');
  await methods.getByRole('button', { name: 'Close' }).click();

  await button(page, 'Edit billing address').click();
  await expect(address.getByLabel('Street')).toHaveValue('Other Street 2');
  // The script is loaded once, but each opening has a new portal session.
  expect((await sandbox.requests('/billing/script.js')).length).toBe(1);
  expect(
    (await sandbox.requests('/customer/billing_details')).filter(({ method }) => method === 'POST'),
  ).toHaveLength(3);
  await portal(page, 'Billing address').getByRole('button', { name: 'Close' }).click();

  await button(page, 'Reset password').click();
  const sentence = 'We sent you an email to owner@acme.example so you can reset your password.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  expect((await sandbox.state()).mails.map(({ to }) => to)).toEqual(['owner@acme.example']);
});
