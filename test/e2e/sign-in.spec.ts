// Signing in and out with the real identity library (docs/product/sign-in.md#callback,
// docs/product/sign-in.md#rejected-login): deep links, silent sign-in at a reload, refusals that all lead to one page, logout in
// all tabs.
import { at, choosePersona, expect, logOutElsewhere, test } from './support/journey.ts';

const heading = 'Subscriptions';

test('a visitor signs in and sees the overview; nothing of the session is kept where a script could find it later; Logout ends it here and at the identity provider', async ({
  page,
  context,
  signInByHand,
}) => {
  await signInByHand('owner');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle('Subscriptions – PRTG Hosted Monitor');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  const cookies = (await context.cookies(at.portal)).filter(({ name }) => !name.startsWith('sandbox'));
  for (const text of [kept.local, kept.session, ...cookies.map(({ value }) => value)]) {
    expect(text).not.toMatch(/eyJ|Bearer|password/i);
  }
  expect(kept.databases).toBe(0);
  expect(kept.caches).toBe(0);

  await page.getByRole('button', { name: 'Logout' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();
  await page.goto('/overview');
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();
});

test('a deep link keeps its path, query and hash over the login; a reload keeps the session without another; an unknown address leads to the overview', async ({
  page,
  sandbox,
  signInByHand,
}) => {
  const address = '/overview?a=b%2Fc&scrollToSubscription=true#part';
  await signInByHand('owner', address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(address);
  const before = (await sandbox.requests('/identity/authorize')).length;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(address);
  const after = await sandbox.requests('/identity/authorize');
  expect(after.slice(before).map(({ path }) => path.includes('prompt=none'))).toEqual([true]);

  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/overview');
});

test('/signup shows the sign-up screen first', async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/identity\/signup/);
  await page.getByLabel('E-mail').fill('new.person@gmail.com');
  await page.getByLabel('Name').fill('New Person');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('button', { name: 'Start free Trial now!' })).toBeVisible();
});

test('a logout in another tab takes everything off this one', async ({ page, signInByHand }) => {
  await signInByHand('owner');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  await logOutElsewhere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible();
  await expect(page.getByText('acme-hq')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();
});

test.describe('a login that ends without a session', () => {
  test('a blocked user gets one page, and no loop', async ({ page, sandbox, signInByHand }) => {
    await signInByHand('blocked', '/overview');
    await expect(page.getByRole('heading', { level: 1, name: 'You couldn’t be signed in' })).toBeVisible();
    await expect(page.getByText('user is blocked')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('networkidle');
    expect((await sandbox.requests('/identity/authorize')).length).toBeLessThanOrEqual(2);

    await page.getByRole('button', { name: 'Try again' }).click();
    await choosePersona(page, 'owner');
    await expect(page).toHaveURL('/overview');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('a blocked user can log out', async ({ page, signInByHand }) => {
    await signInByHand('blocked');
    await page.getByRole('button', { name: 'Log out' }).click();
    await choosePersona(page, 'owner');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('a login that the user denies', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Deny access' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You couldn’t be signed in' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('a stale callback address', async ({ page, sandbox }) => {
    await page.goto('/?code=stale&state=stale');
    await expect(page.getByRole('heading', { level: 1, name: 'You couldn’t be signed in' })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await sandbox.requests('/identity/authorize')).toHaveLength(0);
  });

  test('an ID token with another nonce, audience or issuer, an expired or an unsigned one', async ({
    page,
    context,
    sandbox,
    signInByHand,
  }) => {
    for (const identityFault of ['wrong-nonce', 'wrong-audience', 'wrong-issuer', 'expired', 'unsigned']) {
      await sandbox.reset();
      await context.clearCookies();
      await sandbox.settings({ identityFault });
      await signInByHand('owner');
      await expect(
        page.getByRole('heading', { level: 1, name: 'You couldn’t be signed in' }),
        identityFault,
      ).toBeVisible();
      expect((await sandbox.requests('/identity/authorize')).length, identityFault).toBeLessThanOrEqual(2);
    }
  });
});

test('addresses that would leave the site end on the overview', async ({ page, signInByHand }) => {
  await signInByHand('owner', `${at.portal}//evil.example/overview`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(at.portal);
});

test('/support leaves for the support site with its query', async ({ page }) => {
  await page.goto('/support?topic=a%2Fb&x=//evil.example');
  await expect(page).toHaveURL(`${at.support}?topic=a%2Fb&x=//evil.example`);
});
