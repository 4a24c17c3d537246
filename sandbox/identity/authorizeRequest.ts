// Reads and checks the portal's requests to /authorize (docs/product/sign-in.md#protocol: only code flow with PKCE S256).
import type { Addresses } from '../addresses.ts';
import { SANDBOX_CLIENT_ID } from '../addresses.ts';

/** An authorization request. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  scope: string;
  codeChallenge: string;
  /** Whether to answer by a redirect, or by a message to the page that contains the frame. */
  responseMode: 'query' | 'web_message';
  prompt: 'none' | 'login' | undefined;
  signUpFirst: boolean;
}

/** An error in OAuth's terms, which is sent back to the portal. */
export interface OAuthError {
  error: string;
  description: string;
}

/**
 * Returns the request, with an error if one has to be sent back to the portal; or the reason for a refusal if the client or the
 * address to return to isn't the portal's, so that it isn't safe to send anything there.
 */
export function readAuthorizeRequest(
  at: Addresses,
  query: URLSearchParams,
): { refusal: string } | { asked: AuthorizeRequest; error?: OAuthError } {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== SANDBOX_CLIENT_ID) return { refusal: 'Unknown client_id.' };
  if (!isPortal(at, redirectUri)) {
    return { refusal: `Callback URL mismatch: "${redirectUri}" is not ${at.portal}.` };
  }
  const prompt = query.get('prompt');
  const asked: AuthorizeRequest = {
    redirectUri,
    state: query.get('state') ?? '',
    nonce: query.get('nonce') ?? '',
    scope: query.get('scope') ?? '',
    codeChallenge: query.get('code_challenge') ?? '',
    responseMode: query.get('response_mode') === 'web_message' ? 'web_message' : 'query',
    prompt: prompt === 'none' || prompt === 'login' ? prompt : undefined,
    signUpFirst: query.get('screen_hint') === 'signup',
  };
  const error = problemOf(at, query, asked);
  return error ? { asked, error } : { asked };
}

/** True if an address to return to is the portal's origin, with or without a trailing slash. */
export function isPortal(at: Addresses, address: string): boolean {
  return address === at.portal || address === `${at.portal}/`;
}

function problemOf(at: Addresses, query: URLSearchParams, asked: AuthorizeRequest): OAuthError | undefined {
  if (query.get('response_type') !== 'code') {
    return { error: 'unsupported_response_type', description: 'Only response_type=code is supported.' };
  }
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(asked.codeChallenge)) {
    return { error: 'invalid_request', description: 'A code_challenge made with S256 is required.' };
  }
  const audience = query.get('audience') ?? '';
  if (audience !== at.portal) {
    return { error: 'access_denied', description: `Service not found: ${audience}` };
  }
  if (!asked.scope.split(' ').includes('openid')) {
    return { error: 'invalid_scope', description: 'The scope must hold openid.' };
  }
  return undefined;
}
