// The identity provider's client (docs/product/sign-in.md#protocol): code flow with PKCE, tokens in memory, no
// refresh tokens, silent renewal in a frame. Audience and redirect target are the site's origin.
import { Auth0Client } from '@auth0/auth0-spa-js';
import { config } from '../config';

/** Returns the client. Throws if the page isn't served from a secure origin. */
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

/** True if this browser was signed in recently, by the library's own hint: a cookie that holds only `true`. */
export function hasSessionHint(): boolean {
  try {
    return document.cookie.includes(`auth0.${config.authClientId}.is.authenticated`);
  } catch {
    // A sandboxed frame may not read cookies.
    return false;
  }
}
