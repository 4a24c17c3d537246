// Sign-in, settled before React (docs/product/sign-in.md#settling): what the address means for somebody who may be signed in or
// not, what is kept on the way to the identity provider and back, and what is said if it fails. What follows from which error is
// a table in src/domain/session/signInErrors.ts.
import { Auth0Client, GenericError, type User } from '@auth0/auth0-spa-js';
import { askSite } from '../browser/network';
import { readStored, readStoredJson, store } from '../browser/storage/storage';
import { config } from '../config';
import { isCallback, safeReturnTo } from '../domain/session/returnTo';
import { meaningOf, WHAT_FOLLOWS, type Hindrance } from '../domain/session/signInErrors';
import { currentLanguage } from '../messages/catalogue';
import { message, type Message } from '../messages/t';
import { isKnownPath, isProbablySignedIn, matchesPattern, paths } from '../paths';

/**
 * Returns the identity provider's client (docs/product/sign-in.md#protocol): code flow with PKCE, tokens in memory, no refresh
 * tokens, silent renewal in a frame. Throws if the page isn't served from a secure origin.
 */
export function createAuthClient(): Auth0Client {
  const { origin } = window.location;
  return new Auth0Client({
    domain: config.authDomain,
    clientId: config.authClientId,
    authorizationParams: { redirect_uri: origin, audience: origin },
    cacheLocation: 'memory',
    useRefreshTokens: false,
  });
}

/** The outcome of settling sign-in. */
export type SignInResult =
  | { kind: 'signed-in'; user: User }
  /** The browser is on its way to the identity provider: show nothing more. */
  | { kind: 'leaving' }
  /** The identity provider refused this login, or its answer failed a check. */
  | { kind: 'refused'; refusal: Refusal }
  /** Something else is in the way; loading the page again tries again. */
  | { kind: 'hindered'; by: Hindrance };

/** A login that was refused, as its page shows it. */
export interface Refusal {
  /** The error's message, if it has one; at most 300 characters. */
  detail: string | undefined;
  /** Where the user wanted to go. */
  returnTo: string;
}

/** Returns what to show; never throws. For `signed-in`, the address bar already holds the target. */
export async function settleSignIn(client: Auth0Client): Promise<SignInResult> {
  const { location } = window;
  if (isCallback(location)) return answerCallback(client);
  const hasHint = isProbablySignedIn(document.cookie, '');
  if (isLogoutDue() && hasHint) return leaveForLogout(client);
  if (matchesPattern(paths.signup(), location.pathname)) {
    return leaveForLogin(client, '/', { screen_hint: 'signup' });
  }
  const { state, returnTo, refused } = storedSignIn();
  if (isErrorPath(location)) {
    // Loaded again; opened anew, it says nothing about anybody's login.
    if (refused !== undefined)
      return { kind: 'refused', refusal: { detail: refused || undefined, returnTo: allowed(returnTo) } };
    moveTo('/');
  }
  // The root is where the logout of a lost session leads, and a refused login: back to where that was.
  if (addressOf(location) === '/' && returnTo !== undefined && state === undefined) moveTo(allowed(returnTo));
  const target = allowed(addressOf(location));
  // If a logout is due, prompt for the login: the provider's old session would otherwise sign the user in again.
  if (!hasHint) return leaveForLogin(client, target, isLogoutDue() ? { prompt: 'login' } : {});
  return renew(client, target, 'renewal');
}

const NO_SESSION = new GenericError('login_required', 'Login required');

/** Settles what a login's answer leads to (docs/product/sign-in.md#callback). */
async function answerCallback(client: Auth0Client): Promise<SignInResult> {
  const { href, search } = window.location;
  const { state, returnTo } = storedSignIn();
  const target = allowed(returnTo);
  // From here on a reload opens the target, because an answer can be used only once.
  moveTo(target);
  // One to a login that this tab hasn't begun is an old address, or another tab's. The library compares no error's state.
  const isOurs = state !== undefined && state === new URLSearchParams(search).get('state');
  try {
    if (!isOurs) throw NO_SESSION;
    await client.handleRedirectCallback(href);
    forgetLogoutDue();
    return await signedIn(client);
  } catch (error) {
    return settleFailure(client, error, 'answer', target);
  }
}

/** Continues the session that the identity provider may still have. */
async function renew(
  client: Auth0Client,
  target: string,
  moment: 'renewal' | 'renewalAfterAnswer',
): Promise<SignInResult> {
  try {
    await client.getTokenSilently();
    return await signedIn(client);
  } catch (error) {
    return settleFailure(client, error, moment, target);
  }
}

async function signedIn(client: Auth0Client): Promise<SignInResult> {
  const user = await client.getUser();
  if (!user) throw NO_SESSION;
  return { kind: 'signed-in', user };
}

async function settleFailure(
  client: Auth0Client,
  error: unknown,
  moment: 'answer' | 'renewal' | 'renewalAfterAnswer',
  target: string,
): Promise<SignInResult> {
  const meaning = await whatIsMeant(error);
  const next = WHAT_FOLLOWS[meaning][moment];
  if (next === 'login') return leaveForLogin(client, target);
  if (next === 'renewal') {
    return isLogoutDue() ? settleSignIn(client) : renew(client, target, 'renewalAfterAnswer');
  }
  if (meaning !== 'refused') return { kind: 'hindered', by: meaning };
  const detail = error instanceof Error ? error.message.slice(0, 300) : '';
  storeSignIn({ returnTo: target, refused: detail });
  moveTo(config.authErrorPath);
  return { kind: 'refused', refusal: { detail: detail || undefined, returnTo: target } };
}

/** Sends the browser to the identity provider, to come back to `returnTo`. */
export async function leaveForLogin(
  client: Auth0Client,
  returnTo: string,
  authorizationParams: { screen_hint?: 'signup'; prompt?: 'login' } = {},
): Promise<SignInResult> {
  // A page restored by Back from the browser's cache would wait for an answer that never comes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  const isStored = storeSignIn({ returnTo });
  try {
    await client.loginWithRedirect({
      authorizationParams: { ...authorizationParams, ui_locales: currentLanguage() },
      openUrl: (url) => {
        storeSignIn({ returnTo, state: new URL(url).searchParams.get('state') ?? undefined });
        window.location.assign(url);
      },
    });
    return { kind: 'leaving' };
  } catch (error) {
    // The login's own state can't be stored either.
    return { kind: 'hindered', by: isStored ? await hindranceOf(error) : 'storage' };
  }
}

/** Ends the session at the identity provider; the login follows, at the site's root. */
async function leaveForLogout(client: Auth0Client): Promise<SignInResult> {
  try {
    await client.logout({ logoutParams: { returnTo: window.location.origin } });
    return { kind: 'leaving' };
  } catch (error) {
    return { kind: 'hindered', by: await hindranceOf(error) };
  }
}

/** True at the configured error path, unless that path is one of the app's pages. */
function isErrorPath({ pathname }: Location): boolean {
  const errorPath = new URL(config.authErrorPath, window.location.origin).pathname;
  return pathname === errorPath && !isKnownPath(pathname);
}

const moveTo = (path: string) => window.history.replaceState(null, '', path);
const addressOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/** Returns a kept address if it is safe; the overview if the portal doesn't know it (docs/product/sign-in.md#return-address). */
function allowed(path: unknown): string {
  const { origin } = window.location;
  const safe = safeReturnTo(path, origin);
  return isKnownPath(new URL(safe, origin).pathname) ? safe : paths.overview();
}

// What this tab keeps on the way to the identity provider and back: only an address of this site, and the provider's own words,
// never anything typed or secret. Without storage the login leads to the root.

const KEY = 'portal-sign-in';

interface StoredSignIn {
  /** Where the user was or wanted to go; checked before it is used. */
  returnTo?: unknown;
  /** A login is under way: its answer repeats this. */
  state?: string | undefined;
  /** The login was refused: the provider's words, if it had any. */
  refused?: string;
}

function storeSignIn(what: StoredSignIn): boolean {
  return store('tab', KEY, JSON.stringify(what));
}

function storedSignIn(): StoredSignIn {
  const stored = readStoredJson('tab', KEY);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/** Keeps the current address for the next login, which follows the logout of a lost session. */
export function storeAddress(): void {
  storeSignIn({ returnTo: addressOf(window.location) });
}

/** Forgets what was kept, once the app is shown (a reload in the middle has happened by then), or at a logout. */
export function forgetSignIn(): void {
  store('tab', KEY, undefined);
}

// A logout that is due, since the page that is about to do it may be closed or reloaded first. The mark is kept for the whole
// browser until the next login, so that no start of the portal, in any tab, continues the old session. It holds nothing else.

const LOGOUT_DUE = 'portal-logout-due';

/** Marks the logout as due: the portal's next start, in any tab, ends the old session. */
export function storeLogoutDue(): void {
  store('browser', LOGOUT_DUE, 'yes');
}

const isLogoutDue = () => readStored('browser', LOGOUT_DUE) !== undefined;
const forgetLogoutDue = () => store('browser', LOGOUT_DUE, undefined);

// Errors of the identity client, for the page and for calls.

/** Returns what an error means. Without an answer, asks the portal's own site whether the network is away. */
export async function whatIsMeant(error: unknown): Promise<Hindrance | 'refused'> {
  const meaning = meaningOf(error);
  return meaning === 'unreachable' && (await askSite()) === undefined ? 'offline' : meaning;
}

/** As whatIsMeant, where there was nothing that could be refused. */
async function hindranceOf(error: unknown): Promise<Hindrance> {
  const meaning = await whatIsMeant(error);
  return meaning === 'refused' ? 'unreachable' : meaning;
}

/** Returns the sentence that says what is in the way. */
export function hindranceMessage(hindrance: Hindrance): Message {
  switch (hindrance) {
    case 'unfinished':
      return message('failures.signInUnfinished');
    case 'offline':
      return message('failures.offline');
    case 'unreachable':
      return message('failures.signInUnreachable', {
        host: config.authDomain.replace(/^\w+:\/\/|\/.*$/g, ''),
      });
    case 'unavailable':
      return message('failures.signInUnavailable');
    case 'storage':
      return message('failures.signInStorage');
    case 'clock':
      return message('failures.clock', { now: Date.now() / 1000 });
  }
}
