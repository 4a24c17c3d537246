// Sign-in, settled before React (docs/product/sign-in.md#settling, docs/product/sign-in.md#callback): answers the
// login callback, renews the session silently, or redirects to the login. Returns what to show.
import type { Auth0Client, User } from '@auth0/auth0-spa-js';
import { config } from '../config';
import { safeReturnTo } from '../domain/session/returnTo';
import { isKnownPath, matchesPattern, paths } from '../paths';
import { hasSessionHint } from './client';
import { forgetLogoutDue, isLogoutDue } from './dueLogout';
import { isUnreachable, needsLogin, signInFailure, type SignInFailure } from './failure';
import { keepLoginTarget, takeLoginTarget, takeReturnTo } from './returnToStorage';
import { currentLanguage } from '../messages/catalogue';

/** The outcome of settling sign-in. */
export type Settled =
  | { kind: 'signed-in'; user: User }
  /** The browser is on its way to the identity provider: show nothing more. */
  | { kind: 'leaving' }
  | { kind: 'failed'; failure: SignInFailure }
  | { kind: 'unreachable' };

/**
 * True if this address is the identity provider’s answer to a login. An error counts even without a state: ignoring it would
 * send the visitor to the login in an endless loop.
 */
export function isCallback({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return pathname === '/' && (query.has('error') || (query.has('state') && query.has('code')));
}

/** True if the app will probably be shown, so that its code can load while the session is being checked. */
export function isLikelySignedIn(location: Location): boolean {
  return isCallback(location) || (hasSessionHint() && !isSignUp(location));
}

/** Returns what to show; never throws. For `signed-in`, the address bar already holds the target. */
export async function settle(client: Auth0Client, location: Location): Promise<Settled> {
  if (isCallback(location)) return answerCallback(client, location);
  if (isLogoutDue() && hasSessionHint()) return leaveForLogout(client);
  if (isSignUp(location)) return leaveForLogin(client, '/', { screen_hint: 'signup' });

  const wanted = allowed(`${location.pathname}${location.search}${location.hash}`, location);
  if (isErrorPath(location)) return { kind: 'failed', failure: { detail: undefined, returnTo: '/' } };
  const target = wanted === '/' ? (takeReturnTo() ?? wanted) : wanted;
  // If a logout is due, prompt for the login: the provider's old session would otherwise sign the user in again.
  if (!hasSessionHint()) return leaveForLogin(client, target, isLogoutDue() ? { prompt: 'login' } : {});
  try {
    await client.getTokenSilently();
    const user = await client.getUser();
    if (user) return { kind: 'signed-in', user };
    return await leaveForLogin(client, target);
  } catch (error) {
    if (!navigator.onLine) return { kind: 'unreachable' };
    // A frame that never answers may be blocked by the browser rather than offline: redirecting to the login settles which.
    if (needsLogin(error) || isUnreachable(error)) return leaveForLogin(client, target);
    return failed(error, target);
  }
}

/** Sends the browser to the identity provider, to come back to `returnTo`. */
export async function leaveForLogin(
  client: Auth0Client,
  returnTo: string,
  authorizationParams: { screen_hint?: 'signup'; prompt?: 'login' } = {},
): Promise<Settled> {
  // A page restored by Back from the browser's cache would wait for an answer that never comes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  keepLoginTarget(returnTo);
  try {
    await client.loginWithRedirect({
      appState: { returnTo },
      authorizationParams: { ...authorizationParams, ui_locales: currentLanguage() },
    });
    return { kind: 'leaving' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Ends the session at the identity provider; the login follows, at the site's root. */
async function leaveForLogout(client: Auth0Client): Promise<Settled> {
  try {
    await client.logout({ logoutParams: { returnTo: window.location.origin } });
    return { kind: 'leaving' };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function answerCallback(client: Auth0Client, location: Location): Promise<Settled> {
  // Only a rejected login's error names the target; one of the network doesn't.
  const kept = takeLoginTarget();
  try {
    const { appState } = await client.handleRedirectCallback<{ returnTo?: unknown }>();
    forgetLogoutDue();
    moveTo('/');
    const target = allowed(appState?.returnTo, location);
    if (target !== '/') moveTo(target);
    const user = await client.getUser();
    return user ? { kind: 'signed-in', user } : failed(undefined, target);
  } catch (error) {
    const target = allowed(returnToOf(error) ?? kept, location);
    if (!isUnreachable(error)) return failed(error, target);
    // To try again, the user reloads the page: that must begin a new login, because a callback can be answered only once.
    moveTo(target);
    return { kind: 'unreachable' };
  }
}

function failed(error: unknown, returnTo: string): Settled {
  moveTo(config.authErrorPath);
  return { kind: 'failed', failure: signInFailure(error, returnTo) };
}

/** True at the configured error path, as after a reload, unless that path is one of the app's pages. */
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
