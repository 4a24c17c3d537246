// Sign-in, settled before React (docs/product/sign-in.md#settling, docs/product/sign-in.md#callback): answers the
// login callback, renews the session silently, or redirects to the login. Returns what to show.
import type { Auth0Client, User } from '@auth0/auth0-spa-js';
import { config } from '../config';
import { isCallback, safeReturnTo } from '../domain/session/returnTo';
import { isKnownPath, matchesPattern, paths } from '../paths';
import { hasSessionHint } from './client';
import { forgetLogoutDue, isLogoutDue } from './dueLogout';
import {
  answersNoLogin,
  hindranceOf,
  isSpentCode,
  needsLogin,
  signInFailure,
  type Hindrance,
  type SignInFailure,
} from './failure';
import {
  forgetFailure,
  forgetLogin,
  storeFailure,
  storeLogin,
  storedFailure,
  storedLogin,
  takeReturnTo,
} from './returnToStorage';
import { currentLanguage } from '../messages/catalogue';

/** The outcome of settling sign-in. */
export type SessionResult =
  | { kind: 'signed-in'; user: User }
  /** The browser is on its way to the identity provider: show nothing more. */
  | { kind: 'leaving' }
  /** The identity provider refused this login. */
  | { kind: 'failed'; failure: SignInFailure }
  /** Something else is in the way; loading the page again tries again. */
  | { kind: 'hindered'; by: Hindrance };

/** True if the app will probably be shown, so that its code can load while the session is being checked. */
export function isLikelySignedIn(location: Location): boolean {
  return isCallback(location) || (hasSessionHint() && !isSignUp(location));
}

/** Returns what to show; never throws. For `signed-in`, the address bar already holds the target. */
export async function resolveSession(client: Auth0Client, location: Location): Promise<SessionResult> {
  if (isCallback(location)) return answerCallback(client, location);
  if (isLogoutDue() && hasSessionHint()) return leaveForLogout(client);
  if (isSignUp(location)) return leaveForLogin(client, '/', { screen_hint: 'signup' });
  if (isErrorPath(location)) {
    // Loaded again; opened anew, it says nothing about anybody's login.
    const failure = storedFailure();
    if (failure) return { kind: 'failed', failure };
    moveTo('/');
  }
  const address = allowed(`${location.pathname}${location.search}${location.hash}`, location);
  const target = address === '/' ? (takeReturnTo() ?? address) : address;
  // If a logout is due, prompt for the login: the provider's old session would otherwise sign the user in again.
  if (!hasSessionHint()) return leaveForLogin(client, target, isLogoutDue() ? { prompt: 'login' } : {});
  return (await renew(client, target)) ?? leaveForLogin(client, target);
}

/** Continues the session that the identity provider may still have. Returns undefined if it takes a login to find out. */
async function renew(client: Auth0Client, target: string): Promise<SessionResult | undefined> {
  try {
    await client.getTokenSilently();
    const user = await client.getUser();
    forgetFailure();
    return user && { kind: 'signed-in', user };
  } catch (error) {
    const hindrance = await hindranceOf(error);
    // A frame that never answers may be blocked by the browser rather than offline: redirecting to the login settles which.
    if (needsLogin(error) || hindrance === 'unreachable') return undefined;
    return hindrance ? { kind: 'hindered', by: hindrance } : failed(error, target);
  }
}

/** Sends the browser to the identity provider, to come back to `returnTo`. */
export async function leaveForLogin(
  client: Auth0Client,
  returnTo: string,
  authorizationParams: { screen_hint?: 'signup'; prompt?: 'login' } = {},
): Promise<SessionResult> {
  // A page restored by Back from the browser's cache would wait for an answer that never comes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  forgetFailure();
  const isKept = storeLogin({ returnTo });
  try {
    await client.loginWithRedirect({
      appState: { returnTo },
      authorizationParams: { ...authorizationParams, ui_locales: currentLanguage() },
      openUrl: (url) => {
        storeLogin({ returnTo, state: new URL(url).searchParams.get('state') ?? undefined });
        window.location.assign(url);
      },
    });
    return { kind: 'leaving' };
  } catch (error) {
    // The login's own state can't be stored either.
    return { kind: 'hindered', by: isKept ? ((await hindranceOf(error)) ?? 'unreachable') : 'storage' };
  }
}

/** Ends the session at the identity provider; the login follows, at the site's root. */
async function leaveForLogout(client: Auth0Client): Promise<SessionResult> {
  try {
    await client.logout({ logoutParams: { returnTo: window.location.origin } });
    return { kind: 'leaving' };
  } catch (error) {
    return { kind: 'hindered', by: (await hindranceOf(error)) ?? 'unreachable' };
  }
}

async function answerCallback(client: Auth0Client, location: Location): Promise<SessionResult> {
  const login = loginAt(location);
  const hasState = new URLSearchParams(location.search).has('state');
  try {
    const { appState } = await client.handleRedirectCallback<{ returnTo?: unknown }>();
    storeLogin({ ...login, isAnswered: true });
    forgetLogoutDue();
    const target = allowed(appState?.returnTo, location);
    moveTo(target);
    const user = await client.getUser();
    return user ? { kind: 'signed-in', user } : failed(undefined, target);
  } catch (error) {
    // Only a rejected login's error names the target.
    const target = allowed(returnToOf(error) ?? login?.returnTo, location);
    forgetLogin();
    const hindrance = await hindranceOf(error);
    const isStale = answersNoLogin(error, login?.state);
    if (!hindrance && !isStale && !isSpentCode(error)) return failed(error, target);
    // From here on a reload opens the target, because a callback can be answered only once.
    moveTo(target);
    if (hindrance) return { kind: 'hindered', by: hindrance };
    if (isLogoutDue()) return resolveSession(client, location);
    const renewed = await renew(client, target);
    if (renewed) return renewed;
    // If the provider takes none of its own codes, the next login would end here too, in an endless loop.
    if (!isStale) return failed(error, target);
    // So would one that this tab can't remember, or whose answer can't be told; a prompt interrupts that loop.
    return leaveForLogin(client, target, login && hasState ? {} : { prompt: 'login' });
  }
}

/** Returns the login that a callback may belong to: one that waits for it, or one whose callback is loaded again. */
function loginAt({ search }: Location) {
  const login = storedLogin();
  const isAgain = login?.state !== undefined && login.state === new URLSearchParams(search).get('state');
  return login?.isAnswered && !isAgain ? undefined : login;
}

function failed(error: unknown, returnTo: string): SessionResult {
  const failure = signInFailure(error, returnTo);
  moveTo(config.authErrorPath);
  storeFailure(failure);
  return { kind: 'failed', failure };
}

/** True at the configured error path, unless that path is one of the app's pages. */
function isErrorPath({ pathname }: Location): boolean {
  const errorPath = new URL(config.authErrorPath, window.location.origin).pathname;
  return pathname === errorPath && !isKnownPath(pathname);
}

const isSignUp = ({ pathname }: Location) => matchesPattern(paths.signup(), pathname);
const moveTo = (path: string) => window.history.replaceState(null, '', path);
const allowed = (path: unknown, { origin }: Location) => safeReturnTo(path, origin, isKnownPath);
const returnToOf = (error: unknown): unknown =>
  typeof error === 'object' &&
  error !== null &&
  'appState' in error &&
  typeof error.appState === 'object' &&
  error.appState !== null &&
  'returnTo' in error.appState
    ? error.appState.returnTo
    : undefined;
