// The part of the fault matrix that needs a real browser (test/faults/matrix.ts, cells `browser`): code that can't be loaded, a
// deployment while the portal is open, another tab, Back; and that typed text survives all that.
import { holdCode } from '../support/held.ts';
import { expect, test } from '../support/journey.ts';
import type { Page, Route } from '@playwright/test';

// What the browser and React log about a module or another request that failed.
const FAILED =
  /^Failed to load resource|Failed to fetch dynamically imported module|Failed to load module script|integrity|SyntaxError/;
test.use({ expectedConsole: [FAILED] });

const CHUNK = '**/assets/InvoicesPage-*.js';
const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const body =
  (contentType: string, text: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType, body: text });

/** Opens the overview as in a new tab, which may still reload itself once. */
async function begin(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('/');
  await expect(heading(page, 'Subscriptions')).toBeVisible();
}

const FATES: Record<string, (route: Route) => Promise<void>> = {
  abort: (route) => route.abort(),
  '500': body('text/plain', 'no', 500),
  '502 HTML body': body('text/html', '<h1>Bad Gateway</h1>', 502),
  '204 where JSON expected': (route) => route.fulfill({ status: 204 }),
  'cut JSON': body('text/javascript', 'export const a = {'),
  '{}': body('application/json', '{}'),
  'deploy in the middle': body('text/html', '<!doctype html><title>the portal’s own page</title>'),
};

test('a page whose code can’t be loaded is reloaded once', async ({ page, signIn }) => {
  await signIn('trial');
  for (const [fate, answer] of Object.entries(FATES)) {
    await test.step(fate, async () => {
      await begin(page);
      await page.route(CHUNK, answer, { times: 1 });
      await navLink(page, 'Invoices').click();
      await expect(heading(page, 'Invoices')).toBeVisible();
    });
  }

  await test.step('connection reset, for good', async () => {
    await begin(page);
    let asked = 0;
    await page.route(CHUNK, (route) => {
      asked += 1;
      return route.abort('connectionreset');
    });
    await navLink(page, 'Invoices').click();
    await expect(heading(page, 'This page couldn’t be shown')).toBeVisible();
    // Once before and once after the automatic reload; each may be preceded by a prefetch.
    expect(asked).toBeLessThanOrEqual(4);
    await expect(navLink(page, 'Overview')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(heading(page, 'Invoices')).toBeVisible();
  });

  await test.step('offline → online', async () => {
    await begin(page);
    // A page that wasn't opened before: the browser keeps code that it has loaded.
    await page.context().setOffline(true);
    await navLink(page, 'Upload').click();
    await expect(heading(page, 'This page couldn’t be shown')).toBeVisible();
    // The portal must not reload while offline, because the browser would replace it by its own error page.
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(heading(page, 'This page couldn’t be shown')).toBeVisible();
    await page.context().setOffline(false);
    await expect(heading(page, 'Upload')).toBeVisible();
  });

  await test.step('offline, left, and opened again with a network', async () => {
    await page.context().setOffline(true);
    await navLink(page, 'PRTG Users').click();
    await expect(heading(page, 'This page couldn’t be shown')).toBeVisible();
    await navLink(page, 'Overview').click();
    await expect(heading(page, 'Subscriptions')).toBeVisible();
    await page.context().setOffline(false);
    await navLink(page, 'PRTG Users').click();
    await expect(heading(page, 'PRTG Users')).toBeVisible();
  });

  await test.step('slow 8 s, and left meanwhile', async () => {
    await page.clock.install();
    await begin(page);
    const code = await holdCode(page, 'InvoicesPage');
    await navLink(page, 'Invoices').click();
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await navLink(page, 'Account').click();
    await expect(heading(page, 'Account')).toBeVisible();
    await page.clock.fastForward(8_000);
    const arrived = page.waitForResponse(/InvoicesPage/);
    await code.release();
    await (await arrived).finished();
    await expect(heading(page, 'Account')).toBeVisible();
    await navLink(page, 'Invoices').click();
    await expect(heading(page, 'Invoices')).toBeVisible();
  });
});

test('a dialog or section whose code can’t be loaded leaves the rest usable, and can be retried', async ({
  page,
  signIn,
}) => {
  const failure = page.getByText('This part of the page couldn’t be shown. Your data is safe.');
  const tryAgain = page.getByRole('button', { name: 'Try again' });

  await signIn('trial');
  await page.route('**/assets/UpgradeDialog-*.js', (route) => route.abort());
  const add = page.getByRole('button', { name: 'Add new Subscription' });
  await add.click();
  // The portal has reloaded once, in case a newer version was deployed.
  await expect(page.getByRole('article')).toBeVisible();
  await expect(add).toBeEnabled();
  await add.click();
  await expect(failure).toBeVisible();
  await expect(heading(page, 'Subscriptions')).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tryAgain.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.route('**/assets/TimezoneForm-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restart instance' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tryAgain.click();
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toBeVisible();
});

test('a deployment while a form is being filled in loses no input, and the user decides when to reload', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/manage/sub-owner-active');
  const field = page.getByRole('textbox', { name: 'Subdomain' });
  await field.fill('acme-central');
  await page.route('**/assets/CostDialog-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('button', { name: 'Compare costs' }).click();
  const reload = page.getByRole('button', { name: 'New version – reload' });
  await expect(reload).toBeVisible();
  await expect(field).toHaveValue('acme-central');
  // The old page has the same field and button until the new one is there.
  await Promise.all([page.waitForEvent('domcontentloaded'), reload.click()]);
  await expect(page.getByRole('textbox', { name: 'Subdomain' })).toHaveValue('acme-central');
  await page.getByRole('button', { name: 'Compare costs' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare costs' })).toBeVisible();
});

test('a session that ends while a form is being filled in loses no input, and the login leads back to the form', async ({
  page,
  sandbox,
  signIn,
}) => {
  // Short enough to be renewed at each call, and long enough to be still valid on a busy machine.
  await sandbox.settings({ tokenSeconds: 30 });
  await signIn('newcomer', '/new');
  await page.getByRole('textbox', { name: 'Subdomain' }).fill('nora-plant');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page
    .getByRole('radio', { name: /^PRTG 500/ })
    .first()
    .check();
  await sandbox.settings({ identityFault: { kind: 'login_required', times: -1 } });
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  // The session waits for the end of the checkout, unless the user doesn't. A key pressed before would be lost with the
  // focus that the checkout takes.
  await expect(
    page.frameLocator('iframe[title="Checkout"]').getByRole('heading', { name: 'Checkout' }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Sign in now' }).press('Enter');
  const login = page.locator('[data-persona="newcomer"]');
  await expect(login).toBeVisible();
  await sandbox.settings({ identityFault: null, tokenSeconds: 3600 });
  await login.click();
  await expect(page).toHaveURL('/new');
  await expect(page.getByRole('textbox', { name: 'Subdomain' })).toHaveValue('nora-plant');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^PRTG 500/ }).first()).toBeChecked();

  // A logout deletes the draft.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(login).toBeVisible();
  await login.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await page.goto('/new');
  await expect(page.getByRole('textbox', { name: 'Subdomain' })).toHaveValue('');
});

test('a logout in another tab ends the session in this tab, whatever it is doing', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/data-sharing-opt-in');
  const group = page.getByRole('radiogroup', { name: 'acme-hq' });
  await expect(group).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(heading(other, 'Account')).toBeVisible();
  await sandbox.fault({ path: '/datascience/toggle', method: 'POST', delayMs: 6_000 });
  await group.getByRole('radio', { name: 'Off' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'You’ve logged out')).toBeVisible();
  await expect(page.getByText('acme-hq')).toHaveCount(0);
  // Neither polling of the preparing instance nor the change sends any more requests.
  await expect(other.locator('[data-persona="owner"]')).toBeVisible();
  const asked = async () => (await sandbox.requests('/api/')).length;
  const before = await asked();
  await expect
    .poll(async () => (await sandbox.requests('/datascience/toggle')).map(({ status }) => status))
    .toEqual([200]);
  expect(await asked()).toBe(before);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.locator('[data-persona="owner"]')).toBeVisible();
});

test('Back from another site shows the current page, and after a logout the login', async ({
  page,
  signIn,
}) => {
  await signIn('trial');
  const card = page.getByRole('article', { name: 'trialcorp-x7k2' });
  await expect(card).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('[data-persona="trial"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-persona="trial"]')).toBeVisible();
  await expect(card).toHaveCount(0);
});
