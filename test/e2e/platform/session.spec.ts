// The session while the portal is used (docs/product/sign-in.md#token-failures, docs/product/failures.md#offline): its renewal
// and end, and the portal without a network.
import { choosePersona, expect, failedCalls, test } from '../support/journey.ts';
import { expectLoaded } from '../support/visit.ts';

const heading = { level: 1, name: 'Subscriptions' } as const;

test.use({ expectedConsole: [failedCalls] });

test('an access token that the API refuses once is renewed silently', async ({
  page,
  sandbox,
  signInByHand,
}) => {
  await sandbox.fault({ path: '/api/customer/subscriptions', method: 'GET', status: 401 });
  await signInByHand('owner');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  expect(
    (await sandbox.requests('/identity/authorize')).map(({ path }) => path.includes('prompt=none')),
  ).toEqual([false, true]);
});

test('an API that refuses every access token ends the session, and the login leads back', async ({
  page,
  sandbox,
  signInByHand,
}) => {
  await sandbox.fault({ path: '/api/', status: 401, times: -1 });
  await signInByHand('owner', '/overview?keep=this#part');
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();
  expect((await sandbox.requests('/identity/v2/logout')).length).toBe(1);

  await sandbox.clearFaults();
  await page.locator('[data-persona="owner"]').click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page).toHaveURL('/overview?keep=this#part');
});

for (const fault of ['login_required', 'consent_required', 'mfa_required', 'invalid_grant']) {
  test(`a renewal that the identity provider refuses with ${fault} logs out`, async ({
    page,
    sandbox,
    signInByHand,
  }) => {
    // Short enough to be renewed at each call, and long enough to be still valid on a busy machine.
    await sandbox.settings({ tokenSeconds: 30 });
    await signInByHand('owner', '/overview?x=1');
    await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
    await sandbox.settings({ identityFault: { kind: fault, times: -1 } });
    // The preparing instance is polled every five seconds, and each call renews its token.
    await expect(page.locator('[data-persona="owner"]')).toBeVisible();
    expect((await sandbox.requests('/identity/v2/logout')).length).toBe(1);
    await sandbox.settings({ identityFault: null, tokenSeconds: 3600 });
    await page.locator('[data-persona="owner"]').click();
    await expect(page).toHaveURL('/overview?x=1');
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });
}

test('a session lost in one tab keeps the input in another, and the login leads back to it', async ({
  page,
  context,
  sandbox,
  signInByHand,
}) => {
  await sandbox.settings({ tokenSeconds: 30 });
  // Nothing of the newcomer's is polled, so only the press below finds the loss.
  await signInByHand('newcomer', '/new');
  await page.getByLabel('Subdomain').fill('half-typed');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('button', { name: 'Reset password' })).toBeVisible();
  // A call of the page's own would find the loss before the press.
  await expectLoaded(other);
  await sandbox.settings({ identityFault: { kind: 'login_required', times: -1 } });
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.locator('[data-persona="newcomer"]')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  await sandbox.settings({ identityFault: null, tokenSeconds: 3600 });
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await choosePersona(page, 'newcomer');
  await expect(page).toHaveURL('/new');
  await expect(page.getByLabel('Subdomain')).toHaveValue('half-typed');
});

test('an offline browser keeps the page, shows a notice, and continues when online', async ({
  page,
  context,
  signInByHand,
}) => {
  const notice = page.getByText('You’re offline. The page will continue when you’re back online.');
  await signInByHand('owner');
  const card = page.getByRole('article', { name: 'acme-hq' });
  await expect(card).toBeVisible();
  // Waits for all code, because the browser logs code that fails to load while offline. This button’s comes last.
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(card).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(card).toBeVisible();
});

test('a list that failed offline is loaded when the browser is online again', async ({
  page,
  context,
  sandbox,
  signInByHand,
}) => {
  await sandbox.fault({ path: '/api/customer/subscriptions', abort: true, times: -1 });
  await signInByHand('owner');
  await expect(
    page.getByText(/Your subscriptions couldn’t be loaded. The server \S+ couldn’t be reached/),
  ).toBeVisible();
  await sandbox.clearFaults();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
});

test('another user’s sign-in in another tab reloads this tab for that user', async ({
  page,
  context,
  signInByHand,
}) => {
  await signInByHand('owner');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.locator('[data-persona="trial"]').click();
  await expect(other.getByText('Trial Plan')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('acme-hq')).toHaveCount(0);
});
