// How /authorize answers the portal: by a redirect, or by a page in a hidden frame that posts a message to the
// portal's origin and to no other.
import { randomBytes } from 'node:crypto';
import type { Addresses } from '../addresses.ts';
import type { AuthorizeRequest, OAuthError } from './authorizeRequest.ts';

/** Returns the answer to an authorization request: a code, or an error. */
export function answerWith(
  at: Addresses,
  asked: AuthorizeRequest,
  outcome: { code: string } | OAuthError,
): Response {
  const parameters: Record<string, string> =
    'code' in outcome
      ? { code: outcome.code, state: asked.state }
      : { error: outcome.error, error_description: outcome.description, state: asked.state };
  return asked.responseMode === 'web_message'
    ? messageAnswer(at, parameters)
    : redirectAnswer(asked.redirectUri, parameters);
}

function redirectAnswer(redirectUri: string, parameters: Record<string, string>): Response {
  const target = new URL(redirectUri);
  // URLSearchParams, because state is base64: '=' and '/' must arrive escaped.
  target.search = new URLSearchParams(parameters).toString();
  return new Response(null, { status: 303, headers: { Location: target.href, 'Cache-Control': 'no-store' } });
}

function messageAnswer(at: Addresses, response: Record<string, string>): Response {
  const nonce = randomBytes(16).toString('base64');
  const message = scriptValue({ type: 'authorization_response', response });
  return new Response(
    `<!doctype html><title>Authorization response</title><script nonce="${nonce}">` +
      `(window.opener || window.parent).postMessage(${message}, ${scriptValue(at.portal)});</script>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'`,
        'Cache-Control': 'no-store',
      },
    },
  );
}

/** Returns JSON that can't close the script element it is written into. */
function scriptValue(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
