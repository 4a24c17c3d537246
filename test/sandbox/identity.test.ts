// The sandbox's identity provider as the SDK sees it (docs/product/sign-in.md#protocol, docs/product/sign-in.md#claims).
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_CLIENT_ID } from '../../sandbox/addresses.ts';
import { createGrants } from '../../sandbox/identity/grants.ts';
import { SILENT_ERRORS } from '../../sandbox/identity/identityFaults.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Browser } from './browserOf.ts';
import { AT, authorizeUrl, browserOf, exchange, newSandbox, returned, signIn } from './browserOf.ts';

interface TokenAnswer {
  access_token: string;
  id_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
  refresh_token?: string;
}

let sandbox: Sandbox;
let browser: Browser;
beforeEach(() => {
  sandbox = newSandbox();
  browser = browserOf(sandbox);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const tokensOf = async (persona: string): Promise<TokenAnswer> => {
  const { code } = returned(await signIn(browser, persona));
  return (await (await exchange(browser, code ?? '')).json()) as TokenAnswer;
};
const screenOf = (response: Response) => new URL(response.headers.get('Location') ?? '');
/** Returns the message that the page in the hidden frame posts, and its target origin. */
const messageOf = async (response: Response) => {
  const [, message = '', origin = ''] =
    /postMessage\((\{.*\}), ("[^"]*")\)/.exec(await response.text()) ?? [];
  const { response: answer } = JSON.parse(message) as { response: Record<string, string> };
  return { answer, origin: JSON.parse(origin) as string };
};

describe('signing in to the sandbox', () => {
  it('leads from the login page to the portal with code and state', async () => {
    const answer = await signIn(browser, 'owner');
    expect(answer.status).toBe(303);
    expect(returned(answer)).toEqual({ code: expect.any(String) as string, state: 'c3RhdGU=' });
    expect(answer.headers.get('Set-Cookie')).toMatch(/; Path=\/identity; HttpOnly; SameSite=Lax$/);
  });

  it('returns tokens with the claims that the SDK and the portal expect', async () => {
    const answer = await tokensOf('owner');
    expect(answer).toMatchObject({
      token_type: 'Bearer',
      expires_in: 86_400,
      scope: 'openid profile email',
    });
    expect(answer.refresh_token).toBeUndefined();
    const jwks = (await (await browser.get(`${AT.identity}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(answer.id_token, createLocalJWKSet(jwks), {
      issuer: 'http://localhost:4400/identity/',
      audience: SANDBOX_CLIENT_ID,
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: 'auth0|owner',
      nonce: 'bm9uY2U=',
      name: 'Olivia Owner',
      email: 'owner@acme.example',
      picture: 'http://localhost:4400/identity/avatar/owner.svg',
      'https://portal.example/claims/roles': [],
      'https://portal.example/claims/can_have_trial': false,
      'https://portal.example/claims/use_mfa': false,
      'https://portal.example/claims/force_mfa': false,
    });
    expect(payload).not.toHaveProperty('session_expiry');
  });
});

describe('the authorize endpoint', () => {
  it.each([
    ['another client', { client_id: 'other' }],
    ['a redirect address of another origin', { redirect_uri: 'https://evil.example' }],
    ['a redirect address with a longer host', { redirect_uri: `${AT.portal}.evil.example` }],
    ['a redirect address with a path', { redirect_uri: `${AT.portal}/callback` }],
    ['no redirect address', { redirect_uri: null }],
  ])('shows a page and doesn’t redirect for %s', async (_, changes) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = await browser.get(authorizeUrl(changes));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Location')).toBeNull();
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['no PKCE', { code_challenge: null }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another audience', { audience: 'https://api.example' }, 'access_denied'],
    ['no openid', { scope: 'profile' }, 'invalid_scope'],
  ])('returns an error to the portal for %s', async (_, changes, error) => {
    expect(returned(await browser.get(authorizeUrl(changes))).error).toBe(error);
  });
});

describe('silent sign-in', () => {
  const SILENT = { prompt: 'none', response_mode: 'web_message' };

  it('returns login_required without a session, to the portal’s origin only, in a page that can be framed', async () => {
    const answer = await browser.get(authorizeUrl(SILENT));
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('frame-ancestors');
    expect(answer.headers.has('X-Frame-Options')).toBe(false);
    expect(await messageOf(answer)).toMatchObject({
      origin: AT.portal,
      answer: { error: 'login_required', state: 'c3RhdGU=' },
    });
  });

  it('returns a code with a session', async () => {
    await signIn(browser, 'owner');
    const { answer } = await messageOf(await browser.get(authorizeUrl(SILENT)));
    expect((await exchange(browser, answer.code ?? '')).status).toBe(200);
  });

  it.each(SILENT_ERRORS)('can be configured to return %s once', async (kind) => {
    await signIn(browser, 'owner');
    sandbox.identitySettings.fault = { kind, times: 1 };
    expect((await messageOf(await browser.get(authorizeUrl(SILENT)))).answer.error).toBe(kind);
    expect((await messageOf(await browser.get(authorizeUrl(SILENT)))).answer).toHaveProperty('code');
  });
});

describe('the token endpoint', () => {
  const newCode = async () => returned(await signIn(browser, 'owner')).code ?? '';

  it('accepts a code once', async () => {
    const code = await newCode();
    expect((await exchange(browser, code)).status).toBe(200);
    const again = await exchange(browser, code);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 403],
    ['another redirect address', { redirect_uri: `${AT.portal}/` }, 403],
    ['another client', { client_id: 'other' }, 401],
    ['another grant', { grant_type: 'password' }, 400],
  ])('rejects %s', async (_, changes, status) => {
    expect((await exchange(browser, await newCode(), changes)).status).toBe(status);
  });

  it('deletes a code after 60 seconds', () => {
    let now = 0;
    const grants = createGrants(() => now);
    const asked = {
      redirectUri: AT.portal,
      state: '',
      nonce: '',
      scope: 'openid',
      codeChallenge: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
      responseMode: 'query',
      prompt: undefined,
      signUpFirst: false,
    } as const;
    const early = grants.issue({ sub: 'a', asked });
    const late = grants.issue({ sub: 'a', asked });
    now = 60_000;
    expect(grants.redeem(early, 'test', AT.portal)).toMatchObject({ sub: 'a' });
    now = 60_001;
    expect(grants.redeem(late, 'test', AT.portal)).toBeUndefined();
  });
});

describe('access tokens', () => {
  const withToken = (token: string) => new Request(AT.api, { headers: { Authorization: `Bearer ${token}` } });

  it('identify the account until they expire', async () => {
    const owner = sandbox.world.accountByKey('owner')!;
    const { tokens } = sandbox;
    expect(await tokens.accountOf(withToken(await tokens.accessToken(owner)))).toBe(owner);
    expect(await tokens.accountOf(withToken(await tokens.accessToken(owner, -1)))).toBeUndefined();
    expect(await tokens.accountOf(withToken('nonsense'))).toBeUndefined();
    expect(await tokens.accountOf(new Request(AT.api))).toBeUndefined();
  });

  it('can’t be ID tokens, or tokens of another portal', async () => {
    const owner = sandbox.world.accountByKey('owner')!;
    const { tokens } = sandbox;
    expect(await tokens.accountOf(withToken(await tokens.idToken(owner, 'n')))).toBeUndefined();
    const other = newSandbox({ ...AT, portal: 'http://localhost:9999' });
    const foreign = await other.tokens.accessToken(owner);
    expect(await tokens.accountOf(withToken(foreign))).toBeUndefined();
  });
});

describe('logging out of the sandbox', () => {
  it('ends the session and redirects to the portal', async () => {
    await signIn(browser, 'owner');
    const query = new URLSearchParams({ client_id: SANDBOX_CLIENT_ID, returnTo: AT.portal }).toString();
    const answer = await browser.get(`${AT.identity}/v2/logout?${query}`);
    expect(answer.headers.get('Location')).toBe(AT.portal);
    expect(screenOf(await browser.get(authorizeUrl())).pathname).toBe('/identity/login');
  });

  it('redirects to no other site', async () => {
    const query = new URLSearchParams({ client_id: SANDBOX_CLIENT_ID, returnTo: 'https://evil.example' });
    const answer = await browser.get(`${AT.identity}/v2/logout?${query.toString()}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
  });

  it('happens to everybody on a reset', async () => {
    await signIn(browser, 'owner');
    sandbox.reset();
    expect(screenOf(await browser.get(authorizeUrl())).pathname).toBe('/identity/login');
  });
});
