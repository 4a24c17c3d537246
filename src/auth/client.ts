// The identity provider's client (docs/product/sign-in.md#protocol): code flow with PKCE, tokens in memory, no
// refresh tokens, silent renewal in a frame. Audience and redirect target are the site's origin.
import { Auth0Client } from '@auth0/auth0-spa-js';
import { config } from '../config';

/** Seconds a silent sign-in may take. The library's 60 would be a minute of spinner where a frame is refused. */
const SILENT_TIMEOUT_SECONDS = 15;

/** Returns the client. Throws where the page has no secure origin. */
export function createAuthClient(): Auth0Client {
  const { origin } = window.location;
  return new Auth0Client({
    domain: config.authDomain,
    clientId: config.authClientId,
    authorizationParams: { redirect_uri: origin, audience: origin },
    cacheLocation: 'memory',
    useRefreshTokens: false,
    authorizeTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
  });
}

/** Whether this browser was signed in lately: the library's own hint, a cookie that holds nothing but `true`. */
export function hasSessionHint(): boolean {
  return document.cookie.includes(`auth0.${config.authClientId}.is.authenticated`);
}
