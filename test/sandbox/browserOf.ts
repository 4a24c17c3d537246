// A browser without scripting for tests of the sandbox: it keeps cookies, follows no redirects, and supports PKCE.
import { createHash } from 'node:crypto';
import type { Addresses } from '../../sandbox/addresses.ts';
import { addressesFor, SANDBOX_CLIENT_ID } from '../../sandbox/addresses.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';

export const AT: Addresses = addressesFor('port', 5173, 4400);
const VERIFIER = 'v'.repeat(43);

export interface Browser {
  get(address: string, headers?: Record<string, string>): Promise<Response>;
  /** Submits a form by POST, as a page without scripting does. */
  post(address: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

export function newSandbox(at = AT): Sandbox {
  return createSandbox({ at, provisioningSeconds: 30 });
}

/** Returns a browser with its own cookie jar. */
export function browserOf(sandbox: Pick<Sandbox, 'fetch'>): Browser {
  let cookie = '';
  async function send(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookie) headers.set('Cookie', cookie);
    const response = await sandbox.fetch(new Request(address, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0]!;
    return response;
  }
  return {
    get: (address, headers = {}) => send(address, { headers }),
    post: (address, fields, headers = {}) =>
      send(address, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

/** Returns the address of /authorize with the SDK's parameters; a null in `changes` removes one. */
export function authorizeUrl(changes: Record<string, string | null> = {}, at = AT): string {
  const asked: Record<string, string | null> = {
    client_id: SANDBOX_CLIENT_ID,
    scope: 'openid profile email',
    audience: at.portal,
    redirect_uri: at.portal,
    response_type: 'code',
    response_mode: 'query',
    state: 'c3RhdGU=',
    nonce: 'bm9uY2U=',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${at.identity}/authorize?${new URLSearchParams(query).toString()}`;
}

/** Signs a persona in on the login page. Returns the response that redirects to the portal. */
export async function signIn(browser: Browser, persona: string): Promise<Response> {
  const asked = await browser.get(authorizeUrl());
  const screen = new URL(asked.headers.get('Location') ?? '');
  const transaction = screen.searchParams.get('transaction') ?? '';
  return browser.post(`${AT.identity}/login`, { transaction, persona });
}

/** Returns the query of a redirect to the portal. Throws if it leads elsewhere. */
export function returned(response: Response): Record<string, string> {
  const location = new URL(response.headers.get('Location') ?? '');
  if (location.origin !== AT.portal) throw new Error(`It leads to ${location.href}, not to the portal.`);
  return Object.fromEntries(location.searchParams);
}

/** Exchanges a code as the SDK does. */
export function exchange(
  browser: Browser,
  code: string,
  changes: Record<string, string> = {},
): Promise<Response> {
  return browser.post(`${AT.identity}/oauth/token`, {
    grant_type: 'authorization_code',
    client_id: SANDBOX_CLIENT_ID,
    code,
    code_verifier: VERIFIER,
    redirect_uri: AT.portal,
    ...changes,
  });
}
