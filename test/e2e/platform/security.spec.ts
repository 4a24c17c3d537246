// The promises of docs/security.md that only a real browser can show: how a login is requested, forged messages and injected
// elements, markup in every field that the API fills, and pages where the portal can't run.
import type { Route } from '@playwright/test';
import { at, expect, failedCalls, test } from '../support/journey.ts';
import { open, OWNER_PAGES, STAFF_PAGES } from '../support/visit.ts';

const heading = (name: string) => ({ level: 1, name }) as const;

test('a login request has its own challenge, state and nonce, and only the needed scopes', async ({
  page,
  signInByHand,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/authorize')) asked.push(searchParams);
  });
  await signInByHand('owner');
  await expect(page.getByRole('heading', heading('Subscriptions'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', heading('Subscriptions'))).toBeVisible();

  expect(asked.map((query) => [query.get('prompt'), query.get('response_mode')])).toEqual([
    [null, 'query'],
    ['none', 'web_message'],
  ]);
  for (const query of asked) {
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      audience: at.portal,
      redirect_uri: at.portal,
    });
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    for (const name of ['state', 'nonce']) expect(query.get(name)?.length).toBeGreaterThanOrEqual(43);
  }
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(new Set(asked.map((query) => query.get(name))).size).toBe(2);
  }
});

test('all data stored in the browser have known names, and none is a secret', async ({
  page,
  signInByHand,
}) => {
  await signInByHand('owner');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie.split('; ').filter((cookie) => !cookie.startsWith('sandbox')),
  }));
  // The login's transaction has been removed; the remaining cookies only tell that there was a login.
  expect(
    kept.local.filter((key) => !/^portal-(?:preparing|prepared|mode|navigation|typeface)$/.test(key)),
  ).toEqual([]);
  expect(kept.session).toEqual([]);
  for (const cookie of kept.cookies)
    expect(cookie).toMatch(/^(?:_legacy_)?auth0\.[^=]+\.is\.authenticated=true$/);
});

test('messages forged by another site affect neither a silent sign-in nor a checkout', async ({
  page,
  context,
  sandbox,
  signInByHand,
}) => {
  const FORGER = 'http://elsewhere.example';
  await context.route(`${FORGER}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        setInterval(() => {
          const response = { error: 'login_required', error_description: 'forged', state: 'forged' };
          opener.postMessage({ type: 'authorization_response', response }, '*');
          opener.postMessage({ from: 'sandbox-billing', kind: 'closed' }, '*');
        }, 10);
      </script>`,
    }),
  );
  await page.addInitScript((forger) => {
    const counting = window as unknown as { heard: number };
    counting.heard = 0;
    addEventListener('message', ({ origin }) => {
      if (origin === forger) counting.heard += 1;
    });
  }, FORGER);
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);

  await signInByHand('owner', '/account');
  await expect(page.getByRole('heading', heading('Account'))).toBeVisible();
  await page.evaluate((forger) => void window.open(forger), FORGER);
  await expect.poll(heard).toBeGreaterThan(0);

  const before = (await sandbox.requests('/identity/authorize')).length;
  await sandbox.fault({ path: '/identity/authorize', delayMs: 500 });
  await page.reload();
  await expect(page.getByRole('heading', heading('Account'))).toBeVisible();
  expect(await heard()).toBeGreaterThan(10);
  const renewals = (await sandbox.requests('/identity/authorize')).slice(before);
  expect(renewals.map(({ path }) => path.includes('prompt=none'))).toEqual([true]);

  await page.getByRole('button', { name: 'Edit payment methods' }).click();
  const billing = page.getByRole('dialog', { name: 'Payment methods' });
  await expect(billing.locator('iframe')).toBeVisible();
  const sofar = await heard();
  await expect.poll(heard).toBeGreaterThan(sofar + 20);
  await expect(billing).toBeVisible();
});

test('elements whose ids are names of globals have no effect', async ({ page, sandbox, signInByHand }) => {
  await page.addInitScript(() => {
    const slip = new MutationObserver(() => {
      const root = document.getElementById('root');
      if (!root) return;
      slip.disconnect();
      for (const name of ['Chargebee', 'config', 'auth', 'process', 'trustedTypes']) {
        const form = document.createElement('form');
        Object.assign(form, { id: name, hidden: true });
        form.append(Object.assign(document.createElement('input'), { name: 'init' }));
        root.before(form);
      }
    });
    slip.observe(document, { childList: true, subtree: true });
  });
  await signInByHand('owner');
  await expect(page.getByRole('heading', heading('Subscriptions'))).toBeVisible();
  const before = (await sandbox.requests('/identity/authorize')).length;
  await page.goto('/account');
  await expect(page.getByRole('heading', heading('Account'))).toBeVisible();
  const renewals = (await sandbox.requests('/identity/authorize')).slice(before);
  expect(renewals.map(({ path }) => path.includes('prompt=none'))).toEqual([true]);
  expect(
    await page.evaluate(() => String((window as unknown as { Chargebee: unknown }).Chargebee)),
    'the element stands in for the global',
  ).toContain('HTMLFormElement');
  await page.getByRole('button', { name: 'Edit payment methods' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment methods' })).toBeVisible();
});

test.describe('HTML', () => {
  const MARKUP = '<img src=x onerror=window.struck=1>';
  /** The keys of the API's texts; all of them are shown somewhere. */
  const SHOWN =
    /^(?:name|fqdn|location|nation|email|first_name|last_name|company|country|message|field|expected|actual|state|version|public_ip|tenant_domain|client_id|access_level|status|period_unit|host|username|code|launched_at)$/;
  const DECIDES = /\/supporter\/stacks$|\/status$/;

  function spoiled(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => spoiled(item, key));
    if (typeof value === 'string') return SHOWN.test(key) ? `${value} ${MARKUP}` : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, spoiled(child as unknown, name)]),
    );
  }
  const spoil = async (route: Route) => {
    const answer = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const isJson = (answer.headers()['content-type'] ?? '').includes('json');
    if (!isJson || DECIDES.test(pathname)) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: spoiled(await answer.json()) });
  };

  test.use({ expectedConsole: [failedCalls] });

  for (const [persona, addresses] of [
    ['owner', OWNER_PAGES.filter((address) => address !== '/account')],
    ['staff', STAFF_PAGES.filter((address) => address !== '/supporter')],
  ] as const) {
    test(`in the API’s responses is shown as text on every page of ${persona}, and each page has the logout`, async ({
      page,
      signInByHand,
    }) => {
      await signInByHand(persona, '/account');
      await page.route(`${at.api}/**`, spoil);
      await page.route(new RegExp('/git/'), spoil);
      for (const address of addresses) {
        await test.step(address, async () => {
          await open(page, address);
          await expect(page.getByText(MARKUP).first()).toBeAttached();
          expect(await page.locator('img[src="x"]').count()).toBe(0);
          await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        });
      }
      expect(await page.evaluate(() => 'struck' in window)).toBe(false);
    });
  }

  test('in an error message, a toast and the user’s name is shown as text', async ({ page, sandbox }) => {
    await sandbox.fault({
      path: '/api/customer/invoices',
      status: 422,
      body: { message: `Not now: ${MARKUP}` },
    });
    await page.goto('/signup');
    await page.getByLabel('E-mail').fill('markup@gmail.com');
    await page.getByLabel('Name').fill(MARKUP);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText(MARKUP)).toBeAttached();
    await page.goto('/invoices');
    await expect(page.getByRole('alert').getByText(`Not now: ${MARKUP}`).first()).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('main').getByText(MARKUP)).toBeVisible();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => 'struck' in window)).toBe(false);
  });
});

test.describe('where the portal can’t run', () => {
  test.use({ expectedConsole: [/Cross-Origin-Opener-Policy header has been ignored/] });

  test('a page without https says so, and sends no request', async ({ page, sandbox }) => {
    const origin = 'http://portal.example';
    await page.route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, at.portal);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${origin}/invoices`);
    await expect(page.getByRole('heading', heading('This page needs a secure connection'))).toBeVisible();
    await expect(page.getByText('Open it with https:// at the start of its address.')).toBeVisible();
    expect(await sandbox.requests('/')).toEqual([]);
  });

  test('a browser without JavaScript shows what is required', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at.portal);
    // Browsers render it only if scripts are disabled.
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.locator('noscript').evaluate((element) => element.textContent)).toContain(
      'This portal needs JavaScript. Switch it on in your browser and load the page again.',
    );
    await context.close();
  });
});
