// Sign-in before React (docs/product/sign-in.md#callback, docs/product/sign-in.md#rejected-login): the outcome for
// every address, with an injected client.
import { AuthenticationError, GenericError, TimeoutError, type Auth0Client, User } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLogoutDue, keepLogoutDue } from './dueLogout';
import { keepReturnTo, takeReturnTo } from './returnToStorage';
import { isCallback, isLikelySignedIn, leaveForLogin, settle } from './settle';

const OWNER = Object.assign(new User(), { sub: 'auth0|owner', name: 'Olivia Owner' });
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

describe('the login’s callback', () => {
  const after = async (returnTo: unknown) => {
    open('/?code=abc&state=xyz');
    const { client, calls } = clientThat({ callback: { appState: { returnTo } } });
    const settled = await settle(client, window.location);
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
    ['/account?code=abc&state=xyz', '/account'],
  ])('leads from %j to %s', async (returnTo, path) => {
    expect(await after(returnTo)).toEqual({ kind: 'signed-in', user: OWNER });
    expect(address()).toBe(path);
  });

  it('replaces its address, so that Back doesn’t lead to it', async () => {
    const entries = window.history.length;
    await after('/account');
    expect(window.history.length).toBe(entries);
  });

  it('without any state leads to the root', async () => {
    open('/?code=abc&state=xyz');
    const { client } = clientThat({ callback: {} });
    expect(await settle(client, window.location)).toEqual({ kind: 'signed-in', user: OWNER });
    expect(address()).toBe('/');
  });

  it('that the identity provider rejects ends on the error path, in no loop, with the way back kept', async () => {
    open('/?error=access_denied&error_description=blocked&state=xyz');
    const error = new AuthenticationError('access_denied', 'user is blocked', 'xyz', {
      returnTo: '/account',
    });
    const { client, logins } = clientThat({ callback: error });
    expect(await settle(client, window.location)).toEqual({
      kind: 'failed',
      failure: { detail: 'user is blocked', returnTo: '/account' },
    });
    expect(address()).toBe('/');
    expect(logins).toEqual([]);
  });

  it('keeps no unsafe way back of a rejected login', async () => {
    open('/?error=access_denied&state=xyz');
    const error = new AuthenticationError('access_denied', 'no', 'xyz', { returnTo: '//evil.com' });
    expect(await settle(clientThat({ callback: error }).client, window.location)).toMatchObject({
      failure: { returnTo: '/' },
    });
  });

  it('that is stale, from a bookmark, ends on the error path', async () => {
    open('/?code=old&state=old');
    const error = new GenericError('missing_transaction', 'Invalid state');
    expect(await settle(clientThat({ callback: error }).client, window.location)).toEqual({
      kind: 'failed',
      failure: { detail: 'Invalid state', returnTo: '/' },
    });
    expect(address()).toBe('/');
  });

  it('that the network interrupts begins a new login to the same address when the page is loaded again', async () => {
    open('/invoices?page=2#x');
    await settle(clientThat({}).client, window.location);
    open('/?code=abc&state=xyz');
    const { client } = clientThat({ callback: new TypeError('Failed to fetch') });
    expect(await settle(client, window.location)).toEqual({ kind: 'unreachable' });
    expect(address()).toBe('/invoices?page=2#x');
  });

  it('that answers no login of this tab leads nowhere that an earlier one led to', async () => {
    open('/invoices');
    await settle(clientThat({}).client, window.location);
    open('/?code=abc&state=xyz');
    await settle(clientThat({ callback: {} }).client, window.location);
    open('/?code=old&state=old');
    const error = new GenericError('missing_transaction', 'Invalid state');
    expect(await settle(clientThat({ callback: error }).client, window.location)).toMatchObject({
      failure: { returnTo: '/' },
    });
  });

  it('that brings no user is a failure', async () => {
    open('/?code=abc&state=xyz');
    const { client, calls } = clientThat({ callback: { appState: { returnTo: '/account' } } });
    calls.getUser = () => Promise.resolve(undefined);
    expect(await settle(client, window.location)).toMatchObject({
      kind: 'failed',
      failure: { returnTo: '/account' },
    });
  });

  it.each([
    ['network fails', new TypeError('Failed to fetch'), '/'],
    ['token endpoint takes too long', new TimeoutError(), '/'],
    [
      'identity provider is overloaded',
      new AuthenticationError('temporarily_unavailable', 'Later', 'xyz', { returnTo: '/account' }),
      '/account',
    ],
  ])('whose %s says that it can’t be reached, not that it was rejected', async (_what, error, path) => {
    open('/?code=abc&state=xyz');
    const { client, logins } = clientThat({ callback: error });
    expect(await settle(client, window.location)).toEqual({ kind: 'unreachable' });
    // Not at the callback's address: its code can be used only once, and the page is loaded again to try again.
    expect(address()).toBe(path);
    expect(logins).toEqual([]);
  });

  it.each([
    ['/?code=a&state=b', true],
    ['/?error=access_denied&state=b', true],
    ['/?error=access_denied', true],
    ['/?code=a', false],
    ['/?state=b', false],
    ['/account?code=a&state=b', false],
    ['/', false],
  ])('is told by its address: %s %s', (path, is) => {
    open(path);
    expect(isCallback(window.location)).toBe(is);
  });
});

describe('a visitor', () => {
  it.each(['/manage/ab-1?scrollToSubscription=true#x', '/entra-id/s%2F1', '/supporter?search=a%20b', '/'])(
    'who was never signed in goes to the login at once, with the full path kept: %s',
    async (path) => {
      open(path);
      const { client, logins, calls } = clientThat({});
      expect(await settle(client, window.location)).toEqual({ kind: 'leaving' });
      expect(logins).toEqual([loginTo(path)]);
      expect(calls.getTokenSilently).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['/nowhere', '/overview'],
    ['/no/such/page?x=1#y', '/overview'],
    ['/account?code=a&state=b&keep=1', '/account?keep=1'],
  ])('at %s comes back to %s', async (path, returnTo) => {
    open(path);
    const { client, logins } = clientThat({});
    await settle(client, window.location);
    expect(logins).toEqual([loginTo(returnTo)]);
  });

  it.each(['/signup', '/signup/', '/signup?utm=x'])('at %s sees the sign-up screen first', async (path) => {
    open(path);
    hint(true);
    const { client, logins, calls } = clientThat({ token: 't' });
    expect(await settle(client, window.location)).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/', { screen_hint: 'signup' })]);
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
  });

  it('whom the identity provider can’t be asked about sees that', async () => {
    const { client } = clientThat({ login: new TypeError('Failed to fetch') });
    expect(await settle(client, window.location)).toEqual({ kind: 'unreachable' });
  });

  it('whose session was lost is led back by the login that follows the logout', async () => {
    keepReturnTo('/invoices?page=2#x');
    const { client, logins } = clientThat({});
    await settle(client, window.location);
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
    return { settled: await settle(client, window.location), logins };
  }

  it('that succeeds stays at the address', async () => {
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
  ])('that is answered by %s leads to the login, with the full path kept', async (_what, error) => {
    const { settled, logins } = await renewed(error);
    expect(settled).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/invoices?page=2#x')]);
  });

  it('without a user in it leads to the login', async () => {
    hint(true);
    const { client, logins, calls } = clientThat({ token: 'token' });
    calls.getUser = () => Promise.resolve(undefined);
    expect(await settle(client, window.location)).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/')]);
  });

  it.each([new TimeoutError(), new TypeError('Failed to fetch'), new GenericError('login_required', 'x')])(
    'while offline leads nowhere: %s',
    async (error) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { settled, logins } = await renewed(error);
      expect(settled).toEqual({ kind: 'unreachable' });
      expect(logins).toEqual([]);
      expect(address()).toBe('/invoices?page=2#x');
    },
  );

  it('that is rejected ends on the error path, in no loop', async () => {
    const { settled, logins } = await renewed(new GenericError('access_denied', 'user is blocked'));
    expect(settled).toEqual({
      kind: 'failed',
      failure: { detail: 'user is blocked', returnTo: '/invoices?page=2#x' },
    });
    expect(address()).toBe('/');
    expect(logins).toEqual([]);
  });

  it('that breaks in another way ends there too', async () => {
    const { settled } = await renewed(new Error('Issuer (iss) claim mismatch'));
    expect(settled).toMatchObject({ kind: 'failed', failure: { detail: 'Issuer (iss) claim mismatch' } });
  });
});

describe('a configured error path', () => {
  const configured = async (path: string) => {
    vi.stubEnv('VITE_AUTH_ERROR_PATH', path);
    vi.resetModules();
    return (await import('./settle')).settle;
  };

  it('is where a failed callback goes', async () => {
    const settleAt = await configured('/login-problem');
    open('/?error=access_denied&state=xyz');
    const error = new AuthenticationError('access_denied', 'no', 'xyz', { returnTo: '/account' });
    expect(await settleAt(clientThat({ callback: error }).client, window.location)).toMatchObject({
      kind: 'failed',
    });
    expect(address()).toBe('/login-problem');
  });

  it('shows the problem again when it is loaded again, and asks nobody', async () => {
    const settleAt = await configured('/login-problem?from=portal');
    open('/login-problem?from=portal');
    hint(true);
    const { client, logins, calls } = clientThat({ token: 'token' });
    expect(await settleAt(client, window.location)).toEqual({
      kind: 'failed',
      failure: { detail: undefined, returnTo: '/' },
    });
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
    expect(logins).toEqual([]);
  });

  it('that is a page of the portal stays that page', async () => {
    const settleAt = await configured('/account');
    open('/account');
    hint(true);
    expect(await settleAt(clientThat({ token: 'token' }).client, window.location)).toMatchObject({
      kind: 'signed-in',
    });
  });
});

describe('leaving for the login', () => {
  it('passes on what the login page is to ask', async () => {
    const { client, logins } = clientThat({});
    await leaveForLogin(client, '/account', { prompt: 'login' });
    expect(logins).toEqual([loginTo('/account', { prompt: 'login' })]);
  });
});

describe('whether the app will probably be shown', () => {
  it.each([
    ['/account', true, true],
    ['/account', false, false],
    ['/signup', true, false],
    ['/?code=a&state=b', false, true],
  ])('%s with the hint %s: %s', (path, isThere, likely) => {
    hint(isThere);
    open(path);
    expect(isLikelySignedIn(window.location)).toBe(likely);
  });
});

describe('a logout that is due', () => {
  beforeEach(keepLogoutDue);

  it.each(['/', '/manage/ab-1', '/signup'])(
    'ends the old session before anything else, from %s',
    async (path) => {
      hint(true);
      open(path);
      const { client, calls, logins } = clientThat({ token: 'token' });
      expect(await settle(client, window.location)).toEqual({ kind: 'leaving' });
      expect(calls.logout.mock.calls).toEqual([[{ logoutParams: { returnTo: 'http://localhost:5173' } }]]);
      expect(calls.getTokenSilently).not.toHaveBeenCalled();
      expect(logins).toEqual([]);
    },
  );

  it('then asks who is there, also where the identity provider still knows', async () => {
    open('/account');
    const { client, calls, logins } = clientThat({});
    expect(await settle(client, window.location)).toEqual({ kind: 'leaving' });
    expect(logins).toEqual([loginTo('/account', { prompt: 'login' })]);
    expect(calls.logout).not.toHaveBeenCalled();
  });

  it('is over with the next login', async () => {
    open('/?code=abc&state=xyz');
    const { client } = clientThat({ callback: { appState: { returnTo: '/' } } });
    expect(await settle(client, window.location)).toMatchObject({ kind: 'signed-in' });
    expect(isLogoutDue()).toBe(false);
  });
});
