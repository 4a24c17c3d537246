// Journeys of signing in, staying signed in and signing out in every engine (docs/product/sign-in.md#callback,
// docs/product/sign-in.md#token-failures, docs/product/failures.md#offline).
import { at, expect, test } from './support/journey.ts';

const silent = ({ path }: { path: string }) => path.includes('prompt=none');

test.describe('signing in', () => {
  test.use({ expectedProblems: [/^breach/] });

  test('sign-in: a deep link is kept over the login, and the content security policy holds', async ({
    view,
    signIn,
  }) => {
    await signIn('owner', '/overview?a=b%2Fc&scrollToSubscription=true#part');
    await view.role('heading', 'Subscriptions').seen();
    await view.role('article', 'acme-hq').seen();
    expect(await view.evaluate('location.href')).toBe(
      `${at.portal}/overview?a=b%2Fc&scrollToSubscription=true#part`,
    );

    await view.evaluate(`(() => {
      window.breaches = [];
      addEventListener('securitypolicyviolation', (event) => breaches.push(event.effectiveDirective));
      const script = document.createElement('script');
      try { script.text = 'window.slipped = true'; } catch { window.refused = 'script'; }
      document.body.append(script);
      try { document.createElement('p').innerHTML = '<b>slipped</b>'; } catch { window.refused = 'markup'; }
      return null;
    })()`);
    await view.holds('breaches.length > 0');
    expect(await view.evaluate('[typeof slipped, typeof trustedTypes, window.refused]')).toEqual([
      'undefined',
      'object',
      'markup',
    ]);
  });
});

test('silent renewal: the session is renewed after a refused token, and after a reload', async ({
  view,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ path: '/api/customer/subscriptions', method: 'GET', status: 401 });
  await signIn('owner');
  await view.role('article', 'acme-hq').seen();
  await view.reload();
  await view.role('article', 'acme-hq').seen();
  expect((await sandbox.requests('/identity/authorize')).map(silent)).toEqual([false, true, true]);
});

test('logout in two tabs: a logout in one tab clears the other', async ({ view, newView, signIn }) => {
  await signIn('owner');
  await view.role('article', 'acme-hq').seen();
  const other = await newView();
  await other.open('/');
  await other.button('Logout').click();
  await other.css('[data-persona="owner"]').seen();
  await view.role('heading', 'You’ve logged out').seen();
  await view.text(/acme-hq/).gone();
  await view.button('Sign in again').click();
  await view.css('[data-persona="owner"]').seen();
});

test('languages: German is used at once, and after a reload', async ({ view, signIn }) => {
  await signIn('owner');
  await view.role('heading', 'Subscriptions').seen();
  await view.role('contentinfo').role('combobox', 'Language').role('option', 'Deutsch').click();
  await view.role('heading', 'Abonnements').seen();
  await view.holds(`document.title === 'Abonnements – PRTG Hosted Monitor'`);
  expect(await view.evaluate('document.documentElement.lang')).toBe('de');
  await view.reload();
  await view.role('heading', 'Abonnements').seen();
  await view.text('PRTG 1000 (1.490,00 € / Jahr)').seen();
  await view.role('contentinfo').role('combobox', 'Sprache').role('option', 'English').click();
  await view.role('heading', 'Subscriptions').seen();
});

test('offline: the page stays, shows a notice, and continues when online', async ({
  view,
  sandbox,
  signIn,
}) => {
  // WebDriver can't cut the network: the page is told so, its own site stays away, and the sandbox aborts the calls.
  const tell = (event: 'offline' | 'online') =>
    view.evaluate(`[
      window.fetchOnline ??= window.fetch,
      window.fetch = ${event === 'online' ? 'fetchOnline' : "() => Promise.reject(new TypeError('Load failed'))"},
      dispatchEvent(new Event('${event}')),
    ].length`);
  await signIn('owner');
  await view.role('article', 'acme-hq').seen();
  await sandbox.fault({ path: '/api/', abort: true, times: -1 });
  await tell('offline');
  await view.role('navigation', 'Main').role('link', 'Invoices').click();
  await view.text('You’re offline. The page will continue when you’re back online.').seen();
  await view.role('heading', 'Invoices').seen();
  await sandbox.clearFaults();
  await tell('online');
  await view.text(/You’re offline/).gone();
  await view.role('table', 'Invoices').seen();
});
