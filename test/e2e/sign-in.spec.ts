// Signing in and out with the real identity library (docs/product/sign-in.md#callback,
// docs/product/sign-in.md#rejected-login): deep links, silent sign-in at a reload, refusals that all lead to one page, logout in
// all tabs.
import { at, choosePersona, expect, failedCalls, logOutElsewhere, test } from './support/journey.ts';

const heading = 'Subscriptions';

test('a visitor signs in, no session data are stored for scripts, and Logout ends the session everywhere', async ({
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

test('a deep link survives the login, a reload keeps the session, and an unknown path leads to the overview', async ({
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

test('a logout in another tab clears this one', async ({ page, signInByHand }) => {
  await signInByHand('owner');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  await logOutElsewhere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible();
  await expect(page.getByText('acme-hq')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();
});

test.describe('a login that ends without a session', () => {
  test('shows a blocked user one page, without a redirect loop', async ({ page, sandbox, signInByHand }) => {
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

  test('lets a blocked user log out', async ({ page, signInByHand }) => {
    await signInByHand('blocked');
    await page.getByRole('button', { name: 'Log out' }).click();
    await choosePersona(page, 'owner');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('shows a page if the user denied access', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Deny access' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You couldn’t be signed in' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('shows a page if the ID token is invalid', async ({ page, context, sandbox, signInByHand }) => {
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

test('an outdated callback URL leads to a page that blames nobody, or with a session to the portal', async ({
  page,
  context,
}) => {
  await page.goto('/?code=stale&state=stale');
  await expect(page.getByText('The sign-in wasn’t completed.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await choosePersona(page, 'owner');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL('/');

  for (const query of ['code=stale&state=stale', 'error=access_denied&error_description=blocked&state=old']) {
    const tab = await context.newPage();
    await tab.goto(`/?${query}`);
    await expect(tab.getByRole('heading', { level: 1, name: heading }), query).toBeVisible();
    await expect(tab, query).toHaveURL('/');
  }
});

test('a reload during the code exchange leads to the requested page', async ({ page }) => {
  const tokens = `${at.identity}/oauth/token`;
  await page.route(tokens, () => new Promise(() => undefined), { times: 1 });
  await page.goto('/invoices?year=2026');
  const exchange = page.waitForRequest(tokens);
  await choosePersona(page, 'owner');
  await exchange;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await expect(page).toHaveURL('/invoices?year=2026');
});

test.describe('a sign-in problem is explained if', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('the identity provider fails or can’t be reached', async ({ page, sandbox, signInByHand }) => {
    const tokens = { path: '/identity/oauth/token', method: 'POST', times: -1 };
    for (const status of [503, 429]) {
      await sandbox.fault({ ...tokens, status, body: status === 503 ? '<h1>Unavailable</h1>' : {} });
      await signInByHand('owner', '/account');
      await expect(page.getByText('The sign-in service isn’t working properly at the moment.')).toBeVisible();
      await sandbox.clearFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
      await page.context().clearCookies();
    }
    await sandbox.fault({ ...tokens, abort: true });
    await signInByHand('owner', '/account');
    await expect(page.getByText(/^The sign-in service at localhost:\d+ couldn’t be reached\./)).toBeVisible();
    await expect(page.getByText('offline')).toHaveCount(0);
  });

  test('the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, { get: blocked });
      }
    });
    await page.goto('/');
    await expect(
      page.getByText('Your browser doesn’t let this site store the data that signing in needs'),
    ).toBeVisible();
  });

  test('the clock is wrong, in the user’s language', async ({ page, signInByHand }) => {
    await page.addInitScript(() => window.localStorage.setItem('portal-language', 'de'));
    await page.clock.setSystemTime(Date.now() + 12 * 3_600_000);
    await signInByHand('owner', '/account');
    await expect(page.getByText(/^Die Uhr dieses Geräts zeigt .* 20\d\d/)).toBeVisible();
    await expect(page.getByText(/Konto|claim/)).toHaveCount(0);
  });
});

test('a silent sign-in that takes long says so after ten seconds', async ({ page }) => {
  // In real time: the identity client's lock and its frame have clocks of their own, which can't be moved together.
  await page.route(`${at.identity}/authorize**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Silent</title>' }),
  );
  await page
    .context()
    .addCookies([{ name: 'auth0.portal-sandbox.is.authenticated', value: 'true', url: at.portal }]);
  await page.goto('/');
  await expect(page.frameLocator('iframe').locator('title')).toBeAttached();
  const sentence = page.getByText('This is taking longer than usual. Please wait.');
  await expect(sentence).toHaveCount(0);
  await expect(sentence).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(10_000);
});

test('a URL that would leave the site leads to the overview', async ({ page, signInByHand }) => {
  await signInByHand('owner', `${at.portal}//evil.example/overview`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(at.portal);
});

test('/support leads to the support site with its query', async ({ page }) => {
  await page.goto('/support?topic=a%2Fb&x=//evil.example');
  await expect(page).toHaveURL(`${at.support}?topic=a%2Fb&x=//evil.example`);
});
