// The running session (docs/product/sign-in.md#token-failures, docs/product/sign-in.md#logout): tokens, claims, its
// end here and in another tab. With the real library: test/e2e/platform/session.spec.ts.
import { GenericError, TimeoutError, User } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goOffline } from '../../test/faults/network';
import { connectAs } from '../../test/support/connectAs';
import { at, connectAuth, get } from '../api/client/http';
import { ignored } from '../wire/schema';
import { permissionsQuery } from '../api/user/permissions';
import { subscriptionsQuery } from '../api/subscriptions/subscriptions';
import { announcing } from '../../test/support/announcing';
import { watchReload } from '../../test/support/watchReload';
import { SessionEndedError } from '../domain/session/sessionErrors';
import { createSession, type IdentityClient } from './session';

const ownerWith = (useMfa: boolean) =>
  Object.assign(new User(), { sub: 'auth0|owner', email: 'owner@acme.example', use_mfa: useMfa });
const OWNER = ownerWith(true);
const LOGIN_REQUIRED = new GenericError('login_required', 'Login required');

let otherTab: BroadcastChannel;
let heard: unknown[];

/** Waits until a channel newer than the session's has heard the other tab: the session has heard it, too. */
async function whenHeard() {
  const witness = new BroadcastChannel('portal-session');
  const last = new Promise((resolve) => witness.addEventListener('message', resolve));
  otherTab.postMessage('that was all');
  await last;
  witness.close();
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/invoices?page=2#x');
  heard = [];
  otherTab = new BroadcastChannel('portal-session');
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
});
afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
});

/** Returns a session whose identity provider returns these tokens in turn, then keeps returning the last one. */
function sessionWith(...tokens: unknown[]) {
  const ends: string[] = [];
  const calls = {
    getTokenSilently: vi.fn((options: { cacheMode: string }) => {
      const token = tokens.length > 1 ? tokens.shift() : tokens[0];
      return token instanceof Error
        ? Promise.reject(token)
        : Promise.resolve(
            typeof token === 'function' ? (token as (mode: string) => unknown)(options.cacheMode) : token,
          );
    }),
    getUser: vi.fn(() => Promise.resolve<User | undefined>(OWNER)),
    logout: vi.fn(() => Promise.resolve()),
  };
  const session = createSession(calls as unknown as IdentityClient, OWNER, {
    onEnd: (why) => ends.push(why),
    askFirst: (leave) => leave(),
  });
  return { session, calls, ends };
}

/** The address that the next login leads back to. */
const keptAddress = () =>
  (JSON.parse(window.sessionStorage.getItem('portal-sign-in') ?? '{}') as { returnTo?: string }).returnTo;
const LOGOUT = [{ logoutParams: { returnTo: 'http://localhost:5173' } }];

describe('the access token', () => {
  it('comes from the cache, unless a fresh one is requested', async () => {
    const { session, calls } = sessionWith((mode: string) => `token from cache ${mode}`);
    expect(await session.getToken()).toBe('token from cache on');
    expect(await session.getToken({ fresh: true })).toBe('token from cache off');
    expect(calls.getTokenSilently.mock.calls).toEqual([[{ cacheMode: 'on' }], [{ cacheMode: 'off' }]]);
  });

  it.each<[unknown, RegExp]>([
    [new TimeoutError(), /^The sign-in service at localhost:4400 couldn’t be reached\. The cause may be/],
    [new GenericError('request_error', 'HTTP error'), /^The sign-in service isn’t working properly/],
    [new DOMException('Denied.', 'SecurityError'), /^Your browser doesn’t let this site store/],
    [new Error('… (exp) claim error …; current time (1) is after 0'), /^This device’s clock says/],
  ])('fails without ending the session, and names the cause: %s', async (error, said) => {
    const { session, calls, ends } = sessionWith(error, 'token');
    await expect(session.getToken()).rejects.toThrow(said);
    expect(await session.getToken()).toBe('token');
    expect(calls.logout).not.toHaveBeenCalled();
    expect(ends).toEqual([]);
  });

  it.each([
    ['login_required', LOGIN_REQUIRED],
    ['access_denied', new GenericError('access_denied', 'blocked')],
    ['no token at all', undefined],
  ])('fails with %s, logs the user out once, and keeps the current address', async (_what, answer) => {
    const { session, calls, ends } = sessionWith(answer);
    const outcomes = await Promise.allSettled([session.getToken(), session.getToken(), session.getToken()]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: expect.any(SessionEndedError) as unknown,
      });
    }
    expect(calls.logout.mock.calls).toEqual([LOGOUT]);
    expect(ends).toEqual(['lost']);
    expect(keptAddress()).toBe('/invoices?page=2#x');
    await expect
      .poll(() => heard.map((said) => JSON.stringify(said)))
      .toEqual(['{"sub":"auth0|owner"}', '"lost"']);
  });

  it('of another user isn’t used, and the page reloads', async () => {
    const reload = watchReload();
    const { session, calls, ends } = sessionWith('token of the owner', 'token of the admin');
    expect(await session.getToken()).toBe('token of the owner');
    expect(reload).not.toHaveBeenCalled();
    const listener = vi.fn();
    session.onChange(listener);
    calls.getUser.mockResolvedValue(Object.assign(new User(), { sub: 'auth0|admin' }));
    await expect(session.getToken()).rejects.toBeInstanceOf(SessionEndedError);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(session.refreshClaims()).rejects.toBeInstanceOf(SessionEndedError);
    expect([session.user(), listener.mock.calls]).toEqual([OWNER, []]);
    // The owner's screen goes first: what is typed there keeps no page. The admin's session isn't ended at the identity provider.
    expect([ends, calls.logout.mock.calls, keptAddress()]).toEqual([['replaced'], [], undefined]);
  });

  it('is unavailable once the session has ended', async () => {
    const { session, calls } = sessionWith('token');
    await session.logout();
    await expect(session.getToken()).rejects.toBeInstanceOf(SessionEndedError);
    await expect(session.refreshClaims()).rejects.toBeInstanceOf(SessionEndedError);
    expect(calls.getTokenSilently).not.toHaveBeenCalled();
  });

  it('isn’t returned if the session ends while it is fetched', async () => {
    const { session } = sessionWith('token');
    const token = session.getToken();
    token.catch(() => undefined);
    await session.logout();
    await expect(token).rejects.toBeInstanceOf(SessionEndedError);
  });
});

describe('logging out', () => {
  it('ends the session locally, at the identity provider and in other tabs, and returns to the root', async () => {
    const { session, calls, ends } = sessionWith('token');
    await Promise.all([session.logout(), session.logout()]);
    expect(ends).toEqual(['here']);
    expect(calls.logout.mock.calls).toEqual([LOGOUT]);
    expect(keptAddress()).toBeUndefined();
    await expect
      .poll(() => heard.map((said) => JSON.stringify(said)))
      .toEqual(['{"sub":"auth0|owner"}', '"signed-out"']);
  });

  it('clears the screen before it calls the identity provider', async () => {
    const { session, calls, ends } = sessionWith('token');
    calls.logout.mockImplementation(() => {
      expect(ends).toEqual(['here']);
      return Promise.resolve();
    });
    await session.logout();
    expect(calls.logout).toHaveBeenCalledTimes(1);
  });
});

describe('the claims', () => {
  it('are those of the sign-in until they are refreshed', async () => {
    const { session, calls } = sessionWith('token');
    const listener = vi.fn();
    const stop = session.onChange(listener);
    expect(session.user()).toBe(OWNER);
    await session.refreshClaims();
    expect(session.user()).toBe(OWNER);
    expect(listener).not.toHaveBeenCalled();

    const changed = ownerWith(false);
    calls.getUser.mockResolvedValue(changed);
    await session.refreshClaims();
    expect(session.user()).toBe(changed);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(calls.getTokenSilently).toHaveBeenLastCalledWith({ cacheMode: 'off' });

    stop();
    calls.getUser.mockResolvedValue(ownerWith(true));
    await session.refreshClaims();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged if refreshing them fails offline', async () => {
    goOffline();
    const { session } = sessionWith(new TypeError('Failed to fetch'));
    await expect(session.refreshClaims()).rejects.toThrow(/^You seem to be offline/);
    expect(session.user()).toBe(OWNER);
  });
});

describe('a message from another tab', () => {
  it('that it logged out ends this session without a second logout', async () => {
    const { session, calls, ends } = sessionWith('token');
    otherTab.postMessage('signed-out');
    await expect.poll(() => ends).toEqual(['elsewhere']);
    await expect(session.getToken()).rejects.toBeInstanceOf(SessionEndedError);
    await session.logout();
    expect(calls.logout).not.toHaveBeenCalled();
    expect(keptAddress()).toBeUndefined();
  });

  it('that it lost the session ends this session without a second logout', async () => {
    const { session, calls, ends } = sessionWith('token');
    otherTab.postMessage('lost');
    await expect.poll(() => ends).toEqual(['lost-elsewhere']);
    await expect(session.getToken()).rejects.toBeInstanceOf(SessionEndedError);
    await session.lose();
    expect(calls.logout).not.toHaveBeenCalled();
    expect(window.location.href).toBe('http://localhost:5173/invoices?page=2#x');
    // Another tab was still signed in, and the user logs out there: this one must forget what it has kept.
    otherTab.postMessage('signed-out');
    await expect.poll(() => ends).toEqual(['lost-elsewhere', 'elsewhere']);
  });

  it('that it lost the session at the same moment changes nothing', async () => {
    const { session, ends } = sessionWith(LOGIN_REQUIRED);
    await expect(session.getToken()).rejects.toBeInstanceOf(SessionEndedError);
    otherTab.postMessage('lost');
    await whenHeard();
    expect(ends).toEqual(['lost']);
    expect(keptAddress()).toBe('/invoices?page=2#x');
  });

  it('that another user has signed in reloads this page, but not for the same user', async () => {
    const reload = watchReload();
    sessionWith('token');
    otherTab.postMessage({ sub: 'auth0|owner' });
    otherTab.postMessage({ sub: 'auth0|admin' });
    await expect.poll(() => reload).toHaveBeenCalled();
    // Sessions of earlier tests reload too, since none of them is the admin's: compare with the count so far.
    const calls = reload.mock.calls.length;
    otherTab.postMessage({ sub: 'auth0|owner' });
    await whenHeard();
    expect(reload).toHaveBeenCalledTimes(calls);
  });

  it.each([null, 'other', {}])('with the content %j is ignored', async (message) => {
    const reload = watchReload();
    const { ends, session } = sessionWith('token');
    otherTab.postMessage(message);
    await whenHeard();
    expect([ends, reload.mock.calls]).toEqual([[], []]);
    expect(await session.getToken()).toBe('token');
  });

  it('is optional: the session works without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { session, calls } = sessionWith('token');
    await session.logout();
    expect(calls.logout).toHaveBeenCalledTimes(1);
  });
});

describe('the session', () => {
  it('ends in one logout, without toasts, when the API refuses every token', async () => {
    const { sandbox } = connectAs('owner');
    const { session, calls } = sessionWith('eyJ.bad');
    connectAuth({ getToken: (options) => session.getToken(options), onLost: () => void session.lose() });
    sandbox.faults.add({ path: '/api/', status: 401, times: -1 });
    const outcomes = await Promise.allSettled([at`/a`, at`/b`, at`/c`].map((path) => get(path, ignored)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls.logout.mock.calls).toEqual([LOGOUT]);
    expect(keptAddress()).toBe('/invoices?page=2#x');
  });

  it('sends no request with another user’s token, and shows no toast', async () => {
    const reload = watchReload();
    const { asked } = connectAs('admin');
    const { session, calls } = sessionWith('token of the admin');
    calls.getUser.mockResolvedValue(Object.assign(new User(), { sub: 'auth0|admin' }));
    connectAuth({ getToken: (options) => session.getToken(options), onLost: () => void session.lose() });
    const { client, announced } = announcing();
    await Promise.allSettled([client.query(permissionsQuery()), client.query(subscriptionsQuery())]);
    expect(asked()).toEqual([]);
    expect(announced).toEqual([]);
    expect(reload).toHaveBeenCalled();
  });
});

describe('a delayed logout', () => {
  it('is announced to all tabs at once, and happens after the delay', async () => {
    const { session, calls, ends } = sessionWith('token');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const done = session.logoutAfter(2_500);
    expect(window.localStorage.getItem('portal-logout-due')).toBe('yes');
    await expect.poll(() => heard).toContain('signed-out');
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_500);
    await done;
    expect(ends).toEqual(['here']);
    expect(calls.logout.mock.calls).toEqual([LOGOUT]);
  });
});
