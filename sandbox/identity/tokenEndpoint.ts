// POST /oauth/token: exchanges a code and its PKCE verifier for tokens. No refresh tokens (docs/product/sign-in.md#protocol).
import { SANDBOX_CLIENT_ID } from '../addresses.ts';
import type { World } from '../world/world.ts';
import type { Grants } from './grants.ts';
import type { IdentitySettings } from './identityFaults.ts';
import { ID_TOKEN_FLAWS, TOKEN_ERRORS } from './identityFaults.ts';
import type { IdentityTokens } from './tokens.ts';

/** Answers the request; with `Response.error()` if the endpoint is to be unreachable. */
export async function answerTokenRequest(
  request: Request,
  world: World,
  tokens: IdentityTokens,
  grants: Grants,
  settings: IdentitySettings,
): Promise<Response> {
  const fault = settings.takeFault(TOKEN_ERRORS);
  if (fault === 'unreachable') return Response.error();
  if (fault === 'invalid_grant') return refusal(403, 'invalid_grant', 'Invalid authorization code');

  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    return refusal(400, 'invalid_request', 'The body must be form-encoded.');
  }
  const form = new URLSearchParams(await request.text());
  const field = (name: string) => form.get(name) ?? '';
  if (field('client_id') !== SANDBOX_CLIENT_ID) return refusal(401, 'invalid_client', 'Unknown client.');
  if (field('grant_type') !== 'authorization_code') {
    return refusal(400, 'unsupported_grant_type', 'Only authorization_code is supported.');
  }
  const grant = grants.redeem(field('code'), field('code_verifier'), field('redirect_uri'));
  const account = grant && world.accountBySub(grant.sub);
  if (!account) return refusal(403, 'invalid_grant', 'Invalid authorization code');

  return json(200, {
    access_token: await tokens.accessToken(account, settings.tokenSeconds),
    id_token: await tokens.idToken(account, grant.asked.nonce, settings.takeFault(ID_TOKEN_FLAWS)),
    scope: grant.asked.scope,
    expires_in: settings.tokenSeconds,
    token_type: 'Bearer',
  });
}

function refusal(status: number, error: string, description: string): Response {
  return json(status, { error, error_description: description });
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
