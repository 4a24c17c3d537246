// The account page in a real browser (docs/product/screens.md#account, docs/product/sign-in.md#multifactor):
// password, multifactor authentication with the real identity library, and the hosted billing portal.
import type { Page } from '@playwright/test';
import { choosePersona, expect, failedCalls, test } from './support/journey.ts';

const mfa = (page: Page) => page.getByRole('switch', { name: 'Multifactor authentication' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const portal = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

test('the owner asks for a mail to reset the password', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page).toHaveTitle('Account – PRTG Hosted Monitor');
  await button(page, 'Reset password').click();
  const sentence = 'We sent you an email to owner@acme.example so you can reset your password.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Security' }).getByText(sentence)).toBeVisible();
  const { mails } = await sandbox.state();
  expect(mails.map(({ to }) => to)).toEqual(['owner@acme.example']);
});

test('multifactor authentication, switched on, logs out; the next sign-in asks for a code', async ({
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

test('multifactor authentication, switched on in a tab that is closed at once, logs out all the same', async ({
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

test('multifactor authentication, switched off, shows the fresh claim', async ({ page, sandbox }) => {
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

test('an account that the vendor forces is told so', async ({ page }) => {
  await page.goto('/account');
  await choosePersona(page, 'forced');
  await page.getByRole('textbox').fill('123456');
  await page.keyboard.press('Enter');
  await expect(mfa(page)).toBeChecked();
  await expect(mfa(page)).toBeDisabled();
  await expect(
    page.getByText(
      'The vendor requires multifactor authentication for your account, so it can’t be switched off.',
    ),
  ).toBeVisible();
});

test('a directory user is told where to do both', async ({ page, signIn }) => {
  await signIn('directory', '/account');
  await expect(
    page.getByText(
      'You sign in with Microsoft Entra ID. Your password and multifactor authentication are managed there, not here.',
    ),
  ).toBeVisible();
  await expect(mfa(page)).toHaveCount(0);
  await expect(button(page, 'Reset password')).toHaveCount(0);
  await button(page, 'Edit billing address').click();
  await expect(portal(page, 'Billing address').getByLabel('Street')).toBeVisible();
});

for (const persona of ['owner', 'reseller']) {
  test(`the ${persona} edits billing address and payment methods in the hosted portal`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn(persona, '/account');
    await expect(button(page, 'Edit billing address')).toBeEnabled();
    await page.waitForLoadState('networkidle');
    // Nothing of billing before it is asked for.
    expect(await sandbox.requests('/billing')).toEqual([]);

    await button(page, 'Edit billing address').click();
    const address = portal(page, 'Billing address');
    await address.getByLabel('Street').fill('Other Street 2');
    await address.getByRole('button', { name: 'Save' }).click();
    await expect(address.getByRole('status')).toHaveText('Saved.');
    await address.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe[title="Billing address"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit billing address');

    await button(page, 'Edit payment methods').click();
    const methods = portal(page, 'Payment methods');
    await expect(methods.getByLabel('Card')).toHaveValue('**** **** **** 4242');
    await methods.getByRole('button', { name: 'Close' }).click();

    await button(page, 'Edit billing address').click();
    await expect(address.getByLabel('Street')).toHaveValue('Other Street 2');
    // The script is loaded once, the session is a new one each time.
    expect((await sandbox.requests('/billing/script.js')).length).toBe(1);
    expect(
      (await sandbox.requests('/customer/billing_details')).filter(({ method }) => method === 'POST'),
    ).toHaveLength(3);
  });
}

test('an admin is told who may edit billing data', async ({ page, sandbox, signIn }) => {
  await signIn('admin', '/account');
  await expect(
    page.getByText(
      'You don’t manage a subscription, so there’s nothing to bill. This needs the role owner, direct reseller or distributor.',
    ),
  ).toBeVisible();
  await expect(button(page, 'Edit billing address')).toBeDisabled();
  await expect(button(page, 'Edit payment methods')).toBeDisabled();
  expect(await sandbox.requests('/billing')).toEqual([]);
});

test.describe('with faults', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('a blocked billing script says so, and the page lives on', async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    await context.route('**/billing/script.js', (route) => route.abort());
    await signIn('owner', '/account');
    await button(page, 'Edit billing address').click();
    const why = 'A content blocker or your network may be blocking our billing provider.';
    await expect(page.getByText(`Sorry, we could not get your billing information. ${why}`)).toBeVisible();
    await button(page, 'Edit payment methods').click();
    await expect(page.getByText(`Sorry, we could not get your payment information. ${why}`)).toBeVisible();
    expect(await sandbox.requests('/customer/billing_details')).toEqual([]);

    await button(page, 'Reset password').click();
    await expect(page.getByText(/^We sent you an email to owner@acme.example/).first()).toBeVisible();
    await context.unroute('**/billing/script.js');
    await button(page, 'Edit billing address').click();
    await expect(portal(page, 'Billing address').getByLabel('Street')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Billing' }).getByText(/could not get your billing information/),
    ).toHaveCount(0);
  });

  for (const [label, sentence] of [
    ['Edit billing address', 'Sorry, we could not get your billing information.'],
    ['Edit payment methods', 'Sorry, we could not get your payment information.'],
  ] as const) {
    test(`${label}: a session that the vendor doesn't give says so`, async ({ page, sandbox, signIn }) => {
      await sandbox.fault({ path: '/customer/billing_details', status: 500, body: '<h1>Oops</h1>' });
      await signIn('owner', '/account');
      await button(page, label).click();
      await expect(page.getByRole('alert').filter({ hasText: `${sentence}Close` })).toBeVisible();
      await expect(
        page.getByText(
          `${sentence} The server couldn’t complete this request (status code 500). Try again later.`,
        ),
      ).toBeVisible();
      await expect(page.locator('iframe[title]')).toHaveCount(0);
      await button(page, label).click();
      await expect(page.locator('iframe[title]')).toHaveCount(1);
    });
  }

  test('a session of another shape never reaches the portal', async ({ page, sandbox, signIn }) => {
    await sandbox.fault({ path: '/customer/billing_details', body: { id: 'x' } });
    await signIn('owner', '/account');
    await button(page, 'Edit billing address').click();
    await expect(
      page.getByText(/^Sorry, we could not get your billing information\. The server sent/),
    ).toBeVisible();
    await expect(page.locator('iframe[title]')).toHaveCount(0);
  });

  test('a refused change of multifactor authentication shows what is so', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await sandbox.fault({ path: '/customer/mfa', status: 409, body: { message: 'Not today.' } });
    await signIn('owner', '/account');
    await mfa(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('The setting wasn’t changed. Not today.')).toBeVisible();
    await expect(mfa(page)).not.toBeChecked();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });
});
