// Sign-in before React (docs/product/sign-in.md#callback, docs/product/sign-in.md#rejected-login): what follows from every address,
// with an injected client. With the real library: test/e2e/sign-in.spec.ts.
import { AuthenticationError, GenericError, TimeoutError, User, type Auth0Client } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goOffline } from '../../test/faults/network';
import { watchReload } from '../../test/support/watchReload';
import { forgetSignIn, storeAddress, leaveForLogin, settleSignIn, storeLogoutDue } from './signIn';

const OWNER = Object.assign(new User(), { sub: 'auth0|owner', name: 'Olivia Owner' });
const SIGNED_IN = { kind: 'signed-in', user: OWNER };
const LEAVING = { kind: 'leaving' };
/** The library's own words. */
const OUT_OF_DATE = new Error(
  'Expiration Time (exp) claim error in the ID token; current time (Fri Nov 27 2026 19:00:00 GMT+0000) is after expiration ' +
    'time (Fri Nov 27 2026 15:01:00 GMT+0000)',
);
const LOGIN_REQUIRED = new GenericError('login_required', 'Login required');
const NO_LOGIN = new GenericError('missing_transaction', 'Invalid state');
const SPENT = new GenericError('invalid_grant', 'Invalid authorization code');
const BLOCKED = new AuthenticationError('access_denied', 'user is blocked', 'mine');
const UNREACHED = new TypeError('Failed to fetch');

/** Returns an identity client that gives these answers, its calls, and the logins it redirected to. */
function clientThat(answers: Partial<Record<'callback' | 'token' | 'login', unknown>> = {}) {
  const logins: unknown[] = [];
  const settled = (answer: unknown) =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  const client = {
    handleRedirectCallback: vi.fn((_url: string) => settled(answers.callback)),
    getTokenSilently: vi.fn(() => settled(answers.token)),
    getUser: () => Promise.resolve<User | undefined>(OWNER),
    logout: vi.fn(() => Promise.resolve()),
    loginWithRedirect: async ({ openUrl, ...options }: { openUrl: (url: string) => void }) => {
      await settled(answers.login);
      logins.push(options);
      openUrl('https://id.example/authorize?state=mine');
    },
  };
  return { client: client as unknown as Auth0Client, logins, calls: client };
}

const open = (address: string) => window.history.replaceState(null, '', address);
const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
const hint = (isThere: boolean) => {
  document.cookie = `auth0.portal-sandbox.is.authenticated=true; max-age=${isThere ? 3600 : 0}`;
};
const loginWith = (parameters: object = {}) => ({
  authorizationParams: { ...parameters, ui_locales: 'en' },
});

/** Opens the page as a visitor, who leaves for the login. */
async function beginLogin(page: string) {
  open(page);
  expect(await settleSignIn(clientThat().client)).toEqual(LEAVING);
}

/** Opens an address where the client gives these answers. Returns what follows. */
async function settledAt(page: string, answers: Parameters<typeof clientThat>[0] = {}) {
  open(page);
  const { client, logins, calls } = clientThat(answers);
  return { settled: await settleSignIn(client), logins, calls };
}

/** Where a login that begins now would lead back to. */
const keptTarget = () =>
  (JSON.parse(window.sessionStorage.getItem('portal-sign-in') ?? '{}') as { returnTo?: string }).returnTo;

beforeEach(() => {
  window.sessionStorage.clear();
  hint(false);
  watchReload();
});
afterEach(() => {
  hint(false);
  vi.unstubAllEnvs();
});

describe('an accepted login', () => {
  it.each([
    ['/', '/'],
    ['/manage/ab-1?scrollToSubscription=true#x', '/manage/ab-1?scrollToSubscription=true#x'],
    ['/support?topic=a%2Fb', '/support?topic=a%2Fb'],
    ['/supporter?search=a%20b', '/supporter?search=a%20b'],
    ['/account?code=a&state=b&keep=1', '/account?code=a&state=b&keep=1'],
    ['/?id=hp&state=failed&error=card_declined', '/?id=hp&state=failed&error=card_declined'],
    ['/no/such/page?x=1#y', '/overview'],
    ['/signup', '/'],
  ])('that began at %s leads to %s, in place of its own address', async (page, target) => {
    await beginLogin(page);
    const entries = window.history.length;
    const { settled, calls } = await settledAt('/?code=abc&state=mine');
    expect([settled, address()]).toEqual([SIGNED_IN, target]);
    expect(calls.handleRedirectCallback.mock.calls).toEqual([['http://localhost:5173/?code=abc&state=mine']]);
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
    expect(window.history.length).toBe(entries);
  });

  it('uses no address of another site that was kept', async () => {
    window.sessionStorage.setItem('portal-sign-in', '{"returnTo":"//evil.com","state":"mine"}');
    await settledAt('/?code=abc&state=mine');
    expect(address()).toBe('/');
  });
});

describe('a login that fails', () => {
  const unfinished = { kind: 'hindered', by: 'unfinished' };

  it.each<[string, unknown, unknown, object, string]>([
    ['the library knows no such login', NO_LOGIN, 'token', SIGNED_IN, '/invoices?page=2#x'],
    ['the library knows no such login', NO_LOGIN, LOGIN_REQUIRED, unfinished, '/invoices?page=2#x'],
    ['the code is used up', SPENT, 'token', SIGNED_IN, '/invoices?page=2#x'],
    ['the code is used up', SPENT, SPENT, unfinished, '/invoices?page=2#x'],
    ['there is no user', 'no user', 'token', unfinished, '/invoices?page=2#x'],
    ['the network fails', UNREACHED, '', { kind: 'hindered', by: 'unreachable' }, '/invoices?page=2#x'],
    ['the clock is ahead', OUT_OF_DATE, '', { kind: 'hindered', by: 'clock' }, '/invoices?page=2#x'],
    [
      'the user is blocked',
      BLOCKED,
      '',
      { kind: 'refused', refusal: { detail: 'user is blocked', returnTo: '/invoices?page=2#x' } },
      '/',
    ],
    [
      'a check fails',
      new Error('Issuer (iss) claim mismatch'),
      '',
      {
        kind: 'refused',
        refusal: { detail: 'Issuer (iss) claim mismatch', returnTo: '/invoices?page=2#x' },
      },
      '/',
    ],
  ])('because %s asks no second login by itself', async (_why, callback, token, outcome, path) => {
    await beginLogin('/invoices?page=2#x');
    open('/?code=abc&state=mine');
    const { client, logins, calls } = clientThat({ callback, token });
    if (callback === 'no user') calls.getUser = () => Promise.resolve(undefined);
    expect(await settleSignIn(client)).toEqual(outcome);
    expect([address(), logins]).toEqual([path, []]);
    expect(calls.getTokenSilently).toHaveBeenCalledTimes(token === '' ? 0 : 1);
    expect(keptTarget()).toBe('/invoices?page=2#x');
  });

  it('leads back to the wanted page from the root, once it succeeds', async () => {
    await beginLogin('/account');
    await settledAt('/?error=access_denied&state=mine', { callback: BLOCKED });
    const { settled } = await settledAt('/');
    expect([settled, keptTarget()]).toEqual([LEAVING, '/account']);
  });
});

describe('an answer to no login of this tab', () => {
  it.each([
    'code=old&state=old',
    'error=access_denied&error_description=no&state=old',
    'error=access_denied',
  ])('renews the session, and keeps the login that waits: %s', async (query) => {
    await beginLogin('/invoices');
    const { settled, logins, calls } = await settledAt(`/?${query}`, { token: 'token' });
    expect([settled, address(), logins]).toEqual([SIGNED_IN, '/invoices', []]);
    expect(calls.handleRedirectCallback).not.toHaveBeenCalled();
  });

  it('without a session leads to a page that blames nobody', async () => {
    const { settled, logins } = await settledAt('/?code=old&state=old', { token: LOGIN_REQUIRED });
    expect([settled, address(), logins]).toEqual([{ kind: 'hindered', by: 'unfinished' }, '/', []]);
  });

  it('doesn’t lead to an earlier login’s page', async () => {
    await beginLogin('/invoices');
    await settledAt('/?code=abc&state=mine');
    forgetSignIn();
    await settledAt('/?code=abc&state=mine', { token: 'token' });
    expect(address()).toBe('/');
  });
});

describe('a visitor', () => {
  it.each(['/', '/manage/ab-1?scrollToSubscription=true#x', '/entra-id/s%2F1'])(
    'without a session goes to the login at once, and the full path is kept: %s',
    async (path) => {
      const { settled, logins, calls } = await settledAt(path);
      expect([settled, logins, keptTarget()]).toEqual([LEAVING, [loginWith()], path]);
      expect(calls.getTokenSilently).not.toHaveBeenCalled();
    },
  );

  it.each(['/signup', '/signup/', '/signup?utm=x'])('at %s sees the sign-up screen first', async (path) => {
    hint(true);
    const { settled, logins } = await settledAt(path, { token: 'token' });
    expect([settled, logins, keptTarget()]).toEqual([LEAVING, [loginWith({ screen_hint: 'signup' })], '/']);
  });

  it('who gave up a login isn’t taken to its page later', async () => {
    await beginLogin('/invoices');
    await settledAt('/');
    expect(keptTarget()).toBe('/');
  });

  it.each<[string, Error, string]>([
    ['can’t be reached', UNREACHED, 'unreachable'],
    ['can’t be stored', new DOMException('Full.', 'QuotaExceededError'), 'storage'],
  ])('sees a message if the login %s', async (_what, login, by) => {
    expect((await settledAt('/', { login })).settled).toEqual({ kind: 'hindered', by });
  });

  it('sees a message if the browser has no storage', async () => {
    // As in a web view that has none: the library meets null.
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
    const { settled } = await settledAt('/', { login: new TypeError('Cannot read properties of null') });
    storage.mockRestore();
    expect(settled).toEqual({ kind: 'hindered', by: 'storage' });
  });

  it.each([false, true])('whose session was lost returns to the same address (signed in: %s)', async (is) => {
    open('/invoices?page=2#x');
    storeAddress();
    hint(is);
    const { settled } = await settledAt('/', { token: 'token' });
    expect([settled, address()]).toEqual([is ? SIGNED_IN : LEAVING, '/invoices?page=2#x']);
    expect(keptTarget()).toBe('/invoices?page=2#x');
  });
});

describe('a silent renewal', () => {
  const PAGE = '/invoices?page=2#x';
  it.each<[string, unknown, object]>([
    ['a token', 'token', SIGNED_IN],
    ['a login that is required', LOGIN_REQUIRED, LEAVING],
    ['a time-out', new TimeoutError(), LEAVING],
    ['no answer', UNREACHED, LEAVING],
    ['overload', new GenericError('too_many_requests', 'Slow down'), { kind: 'hindered', by: 'unavailable' }],
    ['blocked storage', new DOMException('No', 'SecurityError'), { kind: 'hindered', by: 'storage' }],
    ['a wrong clock', OUT_OF_DATE, { kind: 'hindered', by: 'clock' }],
  ])('that ends with %s keeps the address', async (_what, token, outcome) => {
    hint(true);
    const { settled, logins } = await settledAt(PAGE, { token });
    expect([settled, address()]).toEqual([outcome, PAGE]);
    expect([logins, keptTarget()]).toEqual(outcome === LEAVING ? [[loginWith()], PAGE] : [[], undefined]);
  });

  it('that returns no user leads to the login', async () => {
    hint(true);
    open('/');
    const { client, calls } = clientThat({ token: 'token' });
    calls.getUser = () => Promise.resolve(undefined);
    expect(await settleSignIn(client)).toEqual(LEAVING);
  });

  it('that fails offline stays', async () => {
    goOffline();
    hint(true);
    const { settled } = await settledAt(PAGE, { token: UNREACHED });
    expect([settled, address()]).toEqual([{ kind: 'hindered', by: 'offline' }, PAGE]);
  });

  it.each<[Error, string | undefined]>([
    [BLOCKED, 'user is blocked'],
    [new Error('x'.repeat(400)), 'x'.repeat(300)],
    [new Error(''), undefined],
  ])('that is refused leads to the error path without a redirect loop', async (token, detail) => {
    hint(true);
    const { settled, logins } = await settledAt(PAGE, { token });
    expect(settled).toEqual({ kind: 'refused', refusal: { detail, returnTo: PAGE } });
    expect([address(), logins]).toEqual(['/', []]);
  });
});

describe('a configured error path', () => {
  /** As settledAt, for a build with this error path. */
  const settledWith = async (path: string, page: string, answers: object) => {
    vi.stubEnv('VITE_AUTH_ERROR_PATH', path);
    vi.resetModules();
    const fresh = await import('./signIn');
    open(page);
    const { client, calls } = clientThat(answers);
    return { settled: await fresh.settleSignIn(client), calls };
  };

  it('shows a refusal, again after a reload and without a request', async () => {
    await beginLogin('/account');
    const path = '/login-problem?from=portal';
    const { settled } = await settledWith(path, '/?error=x&state=mine', { callback: BLOCKED });
    expect(settled).toEqual({
      kind: 'refused',
      refusal: { detail: 'user is blocked', returnTo: '/account' },
    });
    expect(address()).toBe(path);

    hint(true);
    const again = await settledWith(path, path, { token: 'token' });
    expect(again.settled).toEqual(settled);
    expect(again.calls.getTokenSilently).not.toHaveBeenCalled();
  });

  it.each([
    ['/login-problem', '/'],
    ['/account', '/account'],
  ])('%s leads to the portal if nothing was refused, or if it is a page: %s', async (path, shown) => {
    hint(true);
    const { settled } = await settledWith(path, path, { token: 'token' });
    expect([settled, address()]).toEqual([SIGNED_IN, shown]);
  });
});

describe('a logout that is due', () => {
  beforeEach(storeLogoutDue);

  it.each(['/', '/manage/ab-1', '/signup', '/?code=old&state=old'])(
    'ends the old session before anything else at %s',
    async (path) => {
      hint(true);
      const { settled, calls, logins } = await settledAt(path, { token: 'token' });
      expect(settled).toEqual(LEAVING);
      expect(calls.logout.mock.calls).toEqual([[{ logoutParams: { returnTo: 'http://localhost:5173' } }]]);
      expect([calls.getTokenSilently.mock.calls, logins]).toEqual([[], []]);
    },
  );

  it('leads to logins with a prompt, until one has succeeded', async () => {
    expect((await settledAt('/account')).logins).toEqual([loginWith({ prompt: 'login' })]);
    expect(keptTarget()).toBe('/account');
    await settledAt('/?code=abc&state=mine');
    expect((await settledAt('/account')).logins).toEqual([loginWith()]);
  });
});

it('“Try again” passes on the prompt', async () => {
  const { client, logins } = clientThat();
  await leaveForLogin(client, '/account', { prompt: 'login' });
  expect([logins, keptTarget()]).toEqual([[loginWith({ prompt: 'login' })], '/account']);
});
