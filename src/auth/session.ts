// The session of a signed-in user while the app runs (docs/product/sign-in.md#tokens,
// docs/product/sign-in.md#lost-session): tokens on demand, fresh claims, logout, and what happens when the identity
// provider ends it or another tab does.
import type { Auth0Client, User } from '@auth0/auth0-spa-js';
import { NoTokenError, SessionEndedError } from '../domain/session/sessionErrors';
import { WHAT_FOLLOWS } from '../domain/session/signInErrors';
import { watchRenewals } from './renewals';
import { hindranceMessage, storeAddress, storeLogoutDue, whatIsMeant } from './signIn';
import { openTabChannel } from './tabChannel';

/** The part of the identity client that a session works with. */
export type IdentityClient = Pick<Auth0Client, 'getTokenSilently' | 'getUser' | 'logout'>;

/** Callbacks for what happens to a session. */
export interface SessionEvents {
  /**
   * The session is over: drop every cache and everything on the screen. `here`: the user logged out; `elsewhere`: in another
   * tab; `lost`: the session ended without a logout, and the next login leads back; `lost-elsewhere`: so another tab found, and
   * this one stays at its address; `replaced`: another user has signed in, and the page is reloaded.
   */
  onEnd: (why: SessionEnd) => void;
  /** Calls `leave`, after a confirmation if the page would lose something. */
  askFirst: (leave: () => void) => void;
  underWay?: UnderWay;
}

/** What is under way in this tab and can't be repeated: a lost session waits for its end. */
interface UnderWay {
  isAny: () => boolean;
  untilNone: () => Promise<void>;
}

/** How a session ended. */
export type SessionEnd = 'here' | 'elsewhere' | 'lost' | 'lost-elsewhere' | 'replaced';

/** The session of the signed-in user. */
export interface Session {
  /** The user's claims as of the last identity token. A new object only when a claim changed. */
  user: () => User;
  /** The session is lost, but not yet over: something that can't be repeated is under way. */
  isLost: () => boolean;
  /** A token is being fetched, and that takes longer than usual. */
  isSlow: () => boolean;
  /** Calls `listener` when the claims, `isLost` or `isSlow` have changed. Returns a function that unsubscribes it. */
  onChange: (listener: () => void) => () => void;
  /** Returns this user's bearer token; `fresh` bypasses the cache. Throws NoTokenError or SessionEndedError. */
  getToken: (options?: { fresh?: boolean }) => Promise<string>;
  /** Fetches a fresh identity token, after a change that its claims reflect. Throws as getToken does. */
  refreshClaims: () => Promise<void>;
  /** Ends the session here and at the identity provider, and returns to the site's root: nowhere, if the user stays. */
  logout: () => Promise<void>;
  /**
   * As logout, but after `ms`, so that a message can be read first. Other tabs end at once; if this tab is closed or reloaded
   * before then, the portal's next start logs the user out.
   */
  logoutAfter: (ms: number) => Promise<void>;
  /**
   * Ends a lost session: as logout, but the next login leads back to the current address. If something is under way that can't be
   * repeated, after its end.
   */
  lose: () => Promise<void>;
  /** Ends a lost session without waiting any longer, unless the user stays. */
  stopWaiting: () => void;
}

/** Returns the running session. */
export function createSession(client: IdentityClient, user: User, events: SessionEvents): Session {
  let current = user;
  let ended = false;
  /** Why the session is about to end, as soon as nothing is under way. */
  let loss: 'lost' | 'lost-elsewhere' | undefined;
  let lastToken: string | undefined;
  const isOver = () => ended;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const renewals = watchRenewals(tell);
  // If another user has signed in, in another tab or another app of the identity provider, this tab must not go on showing the
  // first user's screens. Returns whether that is so.
  const reloadIfAnother = (sub: string | undefined): boolean => {
    if (sub === current.sub) return false;
    if (!ended) {
      ended = true;
      // What would be lost there mustn't hold the page.
      events.onEnd('replaced');
    }
    window.location.reload();
    return true;
  };
  const tellTabs = openTabChannel((said) => {
    if (said === 'signed-out') {
      ended = true;
      events.onEnd('elsewhere');
    } else if (said === 'lost') {
      // Two tabs may find the loss at the same moment: then this one is on its way to the login already.
      void lose('lost-elsewhere');
    } else if (!reloadIfAnother(said.sub) && loss) {
      // The same user has signed in again, so that tokens can be had again.
      loss = undefined;
      tell();
    }
  });
  tellTabs({ sub: String(user.sub) });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A page that Back restores as it was has missed every message in the meantime. If its session is over it has nothing
    // left to show, and reloading it leads to the login.
    if (isOver()) window.location.reload();
    else refreshClaims().catch(() => undefined);
  });

  async function end(why: 'here' | 'lost'): Promise<void> {
    if (ended) return;
    ended = true;
    events.onEnd(why);
    tellTabs(why === 'lost' ? 'lost' : 'signed-out');
    await client.logout({ logoutParams: { returnTo: window.location.origin } });
  }

  async function logoutAfter(ms: number): Promise<void> {
    storeLogoutDue();
    tellTabs('signed-out');
    await new Promise((resolve) => window.setTimeout(resolve, ms));
    await end('here');
  }

  async function lose(why: 'lost' | 'lost-elsewhere' = 'lost'): Promise<void> {
    if (ended || loss) return;
    loss = why;
    if (events.underWay?.isAny()) {
      tell();
      await events.underWay.untilNone();
    }
    await stopWaiting();
  }

  async function stopWaiting(): Promise<void> {
    if (ended || !loss) return;
    if (loss === 'lost-elsewhere') {
      ended = true;
      events.onEnd(loss);
      return;
    }
    storeAddress();
    await end(loss);
  }

  async function getToken({ fresh = false }: { fresh?: boolean } = {}): Promise<string> {
    if (isOver()) throw new SessionEndedError();
    if (loss) return tokenInTheEnd(fresh);
    let token: string | undefined;
    let owner: User | undefined;
    try {
      token = await renewals.watch(client.getTokenSilently({ cacheMode: fresh ? 'off' : 'on' }));
      owner = await client.getUser();
    } catch (error) {
      const meaning = await whatIsMeant(error);
      if (!isOver() && meaning !== 'refused' && WHAT_FOLLOWS[meaning].call === 'failure') {
        throw new NoTokenError(hindranceMessage(meaning));
      }
    }
    // The session may have ended while the token was being fetched.
    if (token === undefined || isOver()) {
      void lose();
      return tokenInTheEnd(fresh);
    }
    // A silent renewal returns the token of whoever is signed in at the identity provider by now.
    if (owner && reloadIfAnother(owner.sub)) throw new SessionEndedError();
    lastToken = token;
    return token;
  }

  /** What is under way ends with the last token, for as long as the API takes that. Throws SessionEndedError if there is none. */
  function tokenInTheEnd(isFresh: boolean): string {
    if (isOver() || isFresh || lastToken === undefined) throw new SessionEndedError();
    return lastToken;
  }

  async function refreshClaims(): Promise<void> {
    await getToken({ fresh: true });
    const next = await client.getUser();
    if (!next || JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    tell();
  }

  return {
    user: () => current,
    isLost: () => loss !== undefined && !ended,
    isSlow: renewals.isSlow,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken,
    refreshClaims,
    logout: () => new Promise((resolve) => events.askFirst(() => resolve(end('here')))),
    logoutAfter,
    lose: () => lose(),
    stopWaiting: () => events.askFirst(() => void stopWaiting()),
  };
}
