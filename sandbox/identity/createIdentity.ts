// The routes of the identity provider, below one address, as the real SDK uses them.
import type { Addresses } from '../addresses.ts';
import { preflight } from '../cors.ts';
import { pathBelow } from '../pathBelow.ts';
import type { Part, Surroundings } from '../part.ts';
import { avatarOf } from './avatar.ts';
import { createGrants } from './grants.ts';
import type { IdentitySettings } from './identityFaults.ts';
import { createIdentitySettings } from './identityFaults.ts';
import { answerLogout } from './logout.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './signIn.ts';
import { answerTokenRequest } from './tokenEndpoint.ts';
import type { IdentityTokens } from './tokens.ts';

/** The identity provider, as the sandbox uses it. */
export interface Identity {
  part: Part;
  settings: IdentitySettings;
  /** Returns the `sub` of the session that the request's cookie belongs to. */
  subOf(request: Request): string | undefined;
  /** Ends every session, drops every pending sign-in and restores the settings. */
  reset(): void;
}

/** Returns the identity provider; its part answers below `at.identity`. */
export function createIdentity(surroundings: Surroundings, tokens: IdentityTokens): Identity {
  const { at, world } = surroundings;
  const settings = createIdentitySettings();
  const sessions = createSessions(at);
  const grants = createGrants();
  const signIn = createSignIn(surroundings, sessions, grants, settings);

  const part: Part = async (request) => {
    const path = pathBelow(at.identity, request.url);
    if (path === undefined) return undefined;
    switch (`${request.method} ${path}`) {
      case 'GET /authorize':
        return signIn.authorize(request);
      case 'POST /oauth/token':
        return answerTokenRequest(request, world, tokens, grants, settings);
      case 'OPTIONS /oauth/token':
        return tokenPreflight(at);
      case 'GET /v2/logout':
        return answerLogout(request, at, sessions);
      case 'GET /login':
      case 'GET /signup':
      case 'GET /code':
      case 'GET /deny':
        return signIn.show(path, request);
      case 'POST /login':
      case 'POST /signup':
      case 'POST /code':
        return signIn.submit(path, request);
      case 'GET /.well-known/jwks.json':
        return Response.json(await tokens.jwks());
      case 'GET /.well-known/openid-configuration':
        return Response.json({
          issuer: `${at.identity}/`,
          authorization_endpoint: `${at.identity}/authorize`,
          token_endpoint: `${at.identity}/oauth/token`,
          end_session_endpoint: `${at.identity}/v2/logout`,
          jwks_uri: `${at.identity}/.well-known/jwks.json`,
          response_types_supported: ['code'],
          response_modes_supported: ['query', 'web_message'],
          code_challenge_methods_supported: ['S256'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
    }
    const key = /^\/avatar\/([^/]+)\.svg$/.exec(path)?.[1];
    const account = key === undefined ? undefined : world.accountByKey(decodeURIComponent(key));
    return account && avatarOf(account);
  };

  return {
    part,
    settings,
    subOf: (request) => sessions.subOf(request),
    reset: () => {
      settings.reset();
      sessions.reset();
      grants.reset();
      signIn.reset();
    },
  };
}

/** Allows the header Auth0-Client, without which every login ends in "Failed to fetch". */
function tokenPreflight(at: Addresses): Response {
  const response = preflight(at);
  response.headers.set('Access-Control-Allow-Headers', 'Auth0-Client, Content-Type');
  return response;
}
