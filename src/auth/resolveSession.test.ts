// Sign-in before React (docs/product/sign-in.md#callback, docs/product/sign-in.md#rejected-login): the outcome for
// every address, with an injected client.
import { AuthenticationError, GenericError, TimeoutError, type Auth0Client, User } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goOffline } from '../../test/faults/network';
import { watchReload } from '../../test/support/watchReload';
import { isLogoutDue, storeLogoutDue } from './dueLogout';
import { storeReturnTo, takeReturnTo } from './returnToStorage';
import { isLikelySignedIn, leaveForLogin, resolveSession } from './resolveSession';

const OWNER = Object.assign(new User(), { sub: 'auth0|owner', name: 'Olivia Owner' });
/** The library's own words. */
const OUT_OF_DATE = new Error(
  'Expiration Time (exp) claim error in the ID token; current time (Fri Nov 27 2026 19:00:00 GMT+0000) is after expiration ' +
    'time (Fri Nov 27 2026 15:01:00 GMT+0000)',
);
const HINT = 'auth0.portal-sandbox.is.authenticated';

/** Returns an identity client that gives these answers, its calls, and the logins it redirected to. */
function clientThat(answers: Partial<Record<'callback' | 'token' | 'login', unknown>>) {
  const logins: unknown[] = [];
  const settled = (answer: unknown) =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  const client = {
    handleRedirectCallback: vi.fn(() => settled(answers.callback)),
    getTokenSilently: vi.fn(() => settled(answers.token)),
    getUser: () => Promise.resolve<User | undefined>(OWNER),
    logout: vi.fn(() => Promise.resolve()),
    loginWithRedirect: (options: unknown) => {
      logins.push(options);
      return settled(answers.login);
    },
  };
  return { client: client as unknown as Auth0Client, logins, calls: client };
}

const open = (address: string) => window.history.replaceState(null, '', address);
const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
const hint = (isThere: boolean) => {
  document.cookie = `${HINT}=true; max-age=${isThere ? 3600 : 0}`;
};
const loginTo = (returnTo: string, authorizationParams: object = {}) => ({
  appState: { returnTo },
  authorizationParams: { ...authorizationParams, ui_locales: 'en' },
  openUrl: expect.any(Function) as unknown,
});

beforeEach(() => {
  window.sessionStorage.clear();
  hint(false);
  open('/');
});
afterEach(() => {
  hint(false);
  vi.unstubAllEnvs();
});

describe('the login callback', () => {
  const after = async (returnTo: unknown) => {
    open('/?code=abc&state=xyz');
    const { client, calls } = clientThat({ callback: { appState: { returnTo } } });
    const settled = await resolveSession(client, window.location);
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
    return settled;
  };

  it.each([
    ['/manage/ab-1?scrollToSubscription=true#x', '/manage/ab-1?scrollToSubscription=true#x'],
    ['/support?topic=a%2Fb', '/support?topic=a%2Fb'],
    ['/account', '/account'],
    [undefined, '/'],
    [null, '/'],
    [42, '/'],
    [{}, '/'],
    ['', '/'],
    ['//evil.com', '/'],
    ['/\\evil.com', '/'],
    ['\\/evil.com', '/'],
    ['/\t/evil.com', '/'],
    ['https:evil.com', '/'],
    ['https://evil.com', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['/..//evil.com', '/'],
    ['/a/..//evil.com', '/'],
    ['/./\\evil.com', '/'],
    ['/.//evil.com', '/'],
    ['/%2e%2e//evil.com', '/'],
    ['/x/%2e%2e//evil.com', '/'],
    ['///evil.com', '/'],
    [`/account?${'x'.repeat(10_000)}`, '/'],
    ['/signup', '/'],
    ['/nowhere', '/overview'],
    ['/no/such/page?x=1#y', '/overview'],
    ['/account?code=abc&state=xyz', '/account?code=abc&state=xyz'],
    ['/?code=abc&state=xyz', '/'],
  ])('with the return address %j leads to %s', async (returnTo, path) => {
    expect(await after(returnTo)).toEqual({ kind: 'signed-in', user: OWNER });
    expect(address()).toBe(path);
  });

  it('replaces its history entry, so that Back doesn’t return to it', async () => {
    const entries = window.history.length;
    await after('/account');
    expect(window.history.length).toBe(entries);
  });

  it('without a state leads to the root', async () => {
    open('/?code=abc&state=xyz');
    const { client } = clientThat({ callback: {} });
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'signed-in', user: OWNER });
    expect(address()).toBe('/');
  });

  it('that the identity provider rejects leads to the error path without a redirect loop, and keeps the return address', async () => {
    open('/?error=access_denied&error_description=blocked&state=xyz');
    const error = new AuthenticationError('access_denied', 'user is blocked', 'xyz', {
      returnTo: '/account',
    });
    const { client, logins } = clientThat({ callback: error });
    expect(await resolveSession(client, window.location)).toEqual({
      kind: 'failed',
      failure: { detail: 'user is blocked', returnTo: '/account' },
    });
    expect(address()).toBe('/');
    expect(logins).toEqual([]);
  });

  it('that is rejected keeps no unsafe return address', async () => {
    open('/?error=access_denied&state=xyz');
    const error = new AuthenticationError('access_denied', 'no', 'xyz', { returnTo: '//evil.com' });
    expect(await resolveSession(clientThat({ callback: error }).client, window.location)).toMatchObject({
      failure: { returnTo: '/' },
    });
  });

  describe('that belongs to no login of this tab', () => {
    const NO_LOGIN = new GenericError('missing_transaction', 'Invalid state');
    const MISMATCH = new GenericError('state_mismatch', 'Invalid state');
    const REFUSED = new GenericError('login_required', 'Login required');
    /** Opens `page` as a visitor, who leaves for the login; then a callback's address, with these answers of the client. */
    async function stale(callback: Error, token: unknown, query = 'code=old&state=old', page?: string) {
      if (page !== undefined) {
        open(page);
        await resolveSession(clientThat({}).client, window.location);
      }
      open(`/?${query}`);
      const { client, logins, calls } = clientThat({ callback, token });
      return { settled: await resolveSession(client, window.location), logins, calls };
    }

    it.each([
      ['after a reload during the code exchange', NO_LOGIN, '/invoices?year=2026', '/invoices?year=2026'],
      ['of another login', MISMATCH, '/invoices?year=2026', '/invoices?year=2026'],
      ['from a bookmark or in a second tab', NO_LOGIN, undefined, '/'],
    ])(
      'renews the session silently and leads to the requested page: %s',
      async (_what, error, page, path) => {
        const { settled, logins } = await stale(error, 'token', 'code=old&state=old', page);
        expect(settled).toEqual({ kind: 'signed-in', user: OWNER });
        expect(address()).toBe(path);
        expect(logins).toEqual([]);
      },
    );

    it('also renews the session silently if it contains an old error', async () => {
      const { settled } = await stale(
        NO_LOGIN,
        'token',
        'error=access_denied&error_description=no&state=old',
      );
      expect(settled).toEqual({ kind: 'signed-in', user: OWNER });
      expect(address()).toBe('/');
    });

    it.each([
      ['an old error', 'old', '&state=old'],
      ['another page’s error', undefined, ''],
    ])(
      'also renews the session silently if it contains %s and a login is pending',
      async (_what, state, query) => {
        open('/invoices');
        const { client, logins } = clientThat({});
        await resolveSession(client, window.location);
        const leaving = watchReload();
        (logins[0] as { openUrl: (url: string) => void }).openUrl('https://id.example/authorize?state=mine');
        expect(leaving).toHaveBeenCalledTimes(1);
        const old = new AuthenticationError('access_denied', 'no', state!, {
          returnTo: '/invoices',
        });
        const { settled } = await stale(old, 'token', `error=access_denied${query}`);
        expect(settled).toEqual({ kind: 'signed-in', user: OWNER });
        expect(address()).toBe('/invoices');
      },
    );

    it('leads to the login if there is no session, and then to the requested page', async () => {
      const { settled, logins } = await stale(NO_LOGIN, REFUSED, 'code=a&state=b', '/invoices?year=2026');
      expect(settled).toEqual({ kind: 'leaving' });
      expect(logins).toEqual([loginTo('/invoices?year=2026')]);
    });

    it('in a tab without a pending login leads to a login with a prompt, to avoid a redirect loop', async () => {
      const { logins } = await stale(NO_LOGIN, REFUSED);
      expect(logins).toEqual([loginTo('/', { prompt: 'login' })]);
    });

    it('leads to the requested page even if it is loaded again just after it was answered', async () => {
      open('/invoices?year=2026');
      const { client, logins } = clientThat({});
      await resolveSession(client, window.location);
      watchReload();
      (logins[0] as { openUrl: (url: string) => void }).openUrl('https://id.example/authorize?state=mine');
      open('/?code=abc&state=mine');
      await resolveSession(clientThat({ callback: {} }).client, window.location);
      await stale(NO_LOGIN, 'token', 'code=abc&state=mine');
      expect(address()).toBe('/invoices?year=2026');
    });

    it('doesn’t use an earlier login’s return address', async () => {
      open('/invoices');
      await resolveSession(clientThat({}).client, window.location);
      open('/?code=abc&state=xyz');
      await resolveSession(clientThat({ callback: {} }).client, window.location);
      await stale(NO_LOGIN, 'token');
      expect(address()).toBe('/');
    });

    it('doesn’t renew a session that has to be ended', async () => {
      storeLogoutDue();
      hint(true);
      const { settled, calls } = await stale(NO_LOGIN, 'token');
      expect(settled).toEqual({ kind: 'leaving' });
      expect(calls.getTokenSilently).not.toHaveBeenCalled();
      expect(calls.logout).toHaveBeenCalledTimes(1);
    });
  });

  describe('with a used or expired code', () => {
    const SPENT = new GenericError('invalid_grant', 'Invalid authorization code');

    it('renews the session silently', async () => {
      open('/?code=abc&state=xyz');
      const { client } = clientThat({ callback: SPENT, token: 'token' });
      expect(await resolveSession(client, window.location)).toEqual({ kind: 'signed-in', user: OWNER });
    });

    it('leads to the error path without a redirect loop if the renewal fails too', async () => {
      open('/?code=abc&state=xyz');
      const { client, logins } = clientThat({ callback: SPENT, token: SPENT });
      expect(await resolveSession(client, window.location)).toMatchObject({
        kind: 'failed',
        failure: { detail: 'Invalid authorization code' },
      });
      expect(logins).toEqual([]);
    });
  });

  it('that is interrupted by the network starts a new login with the same return address after a reload', async () => {
    open('/invoices?page=2#x');
    await resolveSession(clientThat({}).client, window.location);
    open('/?code=abc&state=xyz');
    const { client } = clientThat({ callback: new TypeError('Failed to fetch') });
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'hindered', by: 'unreachable' });
    expect(address()).toBe('/invoices?page=2#x');
  });

  it('without a user counts as failed', async () => {
    open('/?code=abc&state=xyz');
    const { client, calls } = clientThat({ callback: { appState: { returnTo: '/account' } } });
    calls.getUser = () => Promise.resolve(undefined);
    expect(await resolveSession(client, window.location)).toMatchObject({
      kind: 'failed',
      failure: { returnTo: '/account' },
    });
  });

  it.each<[string, unknown, string, string]>([
    ['network fails', new TypeError('Failed to fetch'), 'unreachable', '/'],
    ['token endpoint takes too long', new TimeoutError(), 'unreachable', '/'],
    ['token endpoint answers with HTML', new SyntaxError('Unexpected token <'), 'unavailable', '/'],
    ['token endpoint is overloaded', new GenericError('too_many_requests', 'Slow down'), 'unavailable', '/'],
    ['browser blocks storage', new DOMException('Denied', 'SecurityError'), 'storage', '/'],
    ['clock is hours ahead', OUT_OF_DATE, 'clock', '/'],
    [
      'identity provider is overloaded',
      new AuthenticationError('temporarily_unavailable', 'Later', 'xyz', { returnTo: '/account' }),
      'unavailable',
      '/account',
    ],
  ])('that fails because the %s doesn’t count as refused', async (_what, error, by, path) => {
    open('/?code=abc&state=xyz');
    const { client, logins } = clientThat({ callback: error });
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'hindered', by });
    // Not at the callback's address: its code can be used only once, and the page is loaded again to try again.
    expect(address()).toBe(path);
    expect(logins).toEqual([]);
  });
});

describe('a visitor', () => {
  it.each(['/manage/ab-1?scrollToSubscription=true#x', '/entra-id/s%2F1', '/supporter?search=a%20b', '/'])(
    'without a session goes to the login at once, and the full path is kept: %s',
    async (path) => {
      open(path);
      const { client, logins, calls } = clientThat({});
      expect(await resolveSession(client, window.location)).toEqual({ kind: 'leaving' });
      expect(logins).toEqual([loginTo(path)]);
      expect(calls.getTokenSilently).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['/nowhere', '/overview'],
    ['/no/such/page?x=1#y', '/overview'],
    ['/account?code=a&state=b&keep=1', '/account?code=a&state=b&keep=1'],
    ['/?id=hp&state=failed&error=card_declined', '/?id=hp&state=failed&error=card_declined'],
  ])('at %s returns to %s after the login', async (path, returnTo) => {
    open(path);
    const { client, logins } = clientThat({});
    await resolveSession(client, window.location);
    expect(logins).toEqual([loginTo(returnTo)]);
  });

  it.each(['/signup', '/signup/', '/signup?utm=x'])('at %s sees the sign-up screen first', async (path) => {
    open(path);
    hint(true);
    const { client, logins, calls } = clientThat({ token: 't' });
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/', { screen_hint: 'signup' })]);
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
  });

  it('sees a message if the identity provider can’t be reached', async () => {
    const { client } = clientThat({ login: new TypeError('Failed to fetch') });
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'hindered', by: 'unreachable' });
  });

  it('sees a message if the browser’s storage is full', async () => {
    const { client } = clientThat({ login: new DOMException('Full.', 'QuotaExceededError') });
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'hindered', by: 'storage' });
  });

  it('sees a message if the browser has no storage', async () => {
    // As in a web view that has none: the library meets null.
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
    const { client } = clientThat({ login: new TypeError('Cannot read properties of null') });
    const settled = await resolveSession(client, window.location);
    storage.mockRestore();
    expect(settled).toEqual({ kind: 'hindered', by: 'storage' });
  });

  it('whose session was lost returns to the same address after the next login', async () => {
    storeReturnTo('/invoices?page=2#x');
    const { client, logins } = clientThat({});
    await resolveSession(client, window.location);
    expect(logins).toEqual([loginTo('/invoices?page=2#x')]);
    expect(takeReturnTo()).toBeUndefined();
  });
});

describe('a silent renewal', () => {
  /** Opens `path` with a session hint. Returns how sign-in settles when the identity provider answers with `token`. */
  async function renewed(token: unknown, path = '/invoices?page=2#x') {
    hint(true);
    open(path);
    const { client, logins } = clientThat({ token });
    return { settled: await resolveSession(client, window.location), logins };
  }

  it('that succeeds stays at the current address', async () => {
    const { settled, logins } = await renewed('token');
    expect(settled).toEqual({ kind: 'signed-in', user: OWNER });
    expect(address()).toBe('/invoices?page=2#x');
    expect(logins).toEqual([]);
  });

  it.each([
    ['login_required', new GenericError('login_required', 'Login required')],
    ['consent_required', new GenericError('consent_required', 'Consent required')],
    ['interaction_required', new GenericError('interaction_required', 'Interaction required')],
    ['mfa_required', new GenericError('mfa_required', 'Multifactor authentication required')],
    ['invalid_grant', new GenericError('invalid_grant', 'Unknown or invalid code')],
    ['a time-out', new TimeoutError()],
    ['an unreachable token endpoint', new TypeError('Failed to fetch')],
  ])('that fails with %s leads to the login, and the full path is kept', async (_what, error) => {
    const { settled, logins } = await renewed(error);
    expect(settled).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/invoices?page=2#x')]);
  });

  it('that returns no user leads to the login', async () => {
    hint(true);
    const { client, logins, calls } = clientThat({ token: 'token' });
    calls.getUser = () => Promise.resolve(undefined);
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/')]);
  });

  it.each([new TimeoutError(), new TypeError('Failed to fetch')])(
    'that fails offline stays at the current address: %s',
    async (error) => {
      goOffline();
      const { settled, logins } = await renewed(error);
      expect(settled).toEqual({ kind: 'hindered', by: 'offline' });
      expect(logins).toEqual([]);
      expect(address()).toBe('/invoices?page=2#x');
    },
  );

  it.each<[unknown, string]>([
    [new GenericError('too_many_requests', 'Slow down'), 'unavailable'],
    [new GenericError('request_error', 'HTTP error. Unable to fetch'), 'unavailable'],
    [new DOMException('Denied', 'SecurityError'), 'storage'],
    [OUT_OF_DATE, 'clock'],
  ])('that fails for another reason names the cause: %s', async (error, by) => {
    const { settled, logins } = await renewed(error);
    expect(settled).toEqual({ kind: 'hindered', by });
    expect(logins).toEqual([]);
    expect(address()).toBe('/invoices?page=2#x');
  });

  it('that is rejected leads to the error path without a redirect loop', async () => {
    const { settled, logins } = await renewed(new GenericError('access_denied', 'user is blocked'));
    expect(settled).toEqual({
      kind: 'failed',
      failure: { detail: 'user is blocked', returnTo: '/invoices?page=2#x' },
    });
    expect(address()).toBe('/');
    expect(logins).toEqual([]);
  });

  it('that fails unexpectedly leads to the error path', async () => {
    const { settled } = await renewed(new Error('Issuer (iss) claim mismatch'));
    expect(settled).toMatchObject({ kind: 'failed', failure: { detail: 'Issuer (iss) claim mismatch' } });
  });
});

describe('a configured error path', () => {
  const configured = async (path: string) => {
    vi.stubEnv('VITE_AUTH_ERROR_PATH', path);
    vi.resetModules();
    return (await import('./resolveSession')).resolveSession;
  };

  it('is where a failed callback leads', async () => {
    const settleAt = await configured('/login-problem');
    open('/?error=access_denied&state=xyz');
    const error = new AuthenticationError('access_denied', 'no', 'xyz', { returnTo: '/account' });
    expect(await settleAt(clientThat({ callback: error }).client, window.location)).toMatchObject({
      kind: 'failed',
    });
    expect(address()).toBe('/login-problem');
  });

  it('shows the error again after a reload, without a request, until the next login', async () => {
    const settleAt = await configured('/login-problem?from=portal');
    open('/?error=access_denied&state=xyz');
    const error = new AuthenticationError('access_denied', 'blocked', 'xyz', { returnTo: '/account' });
    const settled = await settleAt(clientThat({ callback: error }).client, window.location);
    expect(address()).toBe('/login-problem?from=portal');

    hint(true);
    const { client, logins, calls } = clientThat({ token: 'token' });
    expect(await settleAt(client, window.location)).toEqual(settled);
    expect(settled).toMatchObject({ failure: { detail: 'blocked', returnTo: '/account' } });
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
    expect(logins).toEqual([]);

    open('/account');
    await settleAt(client, window.location);
    open('/login-problem');
    expect(await settleAt(client, window.location)).toMatchObject({ kind: 'signed-in' });
  });

  it('opened in a new tab shows no error', async () => {
    const settleAt = await configured('/login-problem');
    open('/login-problem');
    hint(true);
    const { client } = clientThat({ token: 'token' });
    expect(await settleAt(client, window.location)).toEqual({ kind: 'signed-in', user: OWNER });
    expect(address()).toBe('/');
  });

  it('that is a page of the portal still shows that page', async () => {
    const settleAt = await configured('/account');
    open('/account');
    hint(true);
    expect(await settleAt(clientThat({ token: 'token' }).client, window.location)).toMatchObject({
      kind: 'signed-in',
    });
  });
});

describe('leaving for the login', () => {
  it('passes on the login page’s parameters', async () => {
    const { client, logins } = clientThat({});
    await leaveForLogin(client, '/account', { prompt: 'login' });
    expect(logins).toEqual([loginTo('/account', { prompt: 'login' })]);
  });
});

describe('isLikelySignedIn', () => {
  it.each([
    ['/account', true, true],
    ['/account', false, false],
    ['/signup', true, false],
    ['/?code=a&state=b', false, true],
  ])('at %s with the stored hint %s is %s', (path, isThere, likely) => {
    hint(isThere);
    open(path);
    expect(isLikelySignedIn(window.location)).toBe(likely);
  });
});

describe('a pending logout', () => {
  beforeEach(storeLogoutDue);

  it.each(['/', '/manage/ab-1', '/signup'])(
    'ends the old session before anything else at %s',
    async (path) => {
      hint(true);
      open(path);
      const { client, calls, logins } = clientThat({ token: 'token' });
      expect(await resolveSession(client, window.location)).toEqual({ kind: 'leaving' });
      expect(calls.logout.mock.calls).toEqual([[{ logoutParams: { returnTo: 'http://localhost:5173' } }]]);
      expect(calls.getTokenSilently).not.toHaveBeenCalled();
      expect(logins).toEqual([]);
    },
  );

  it('leads to a login with a prompt, even if the identity provider still has a session', async () => {
    open('/account');
    const { client, calls, logins } = clientThat({});
    expect(await resolveSession(client, window.location)).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/account', { prompt: 'login' })]);
    expect(calls.logout).not.toHaveBeenCalled();
  });

  it('is completed by the next login', async () => {
    open('/?code=abc&state=xyz');
    const { client } = clientThat({ callback: { appState: { returnTo: '/' } } });
    expect(await resolveSession(client, window.location)).toMatchObject({ kind: 'signed-in' });
    expect(isLogoutDue()).toBe(false);
  });
});
