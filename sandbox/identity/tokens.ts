// The identity provider's tokens: RS256, with times of the browser's clock, never of the world's, because the browser checks them
// against its own.
import type { JWK } from 'jose';
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import type { Addresses } from '../addresses.ts';
import { SANDBOX_CLIENT_ID } from '../addresses.ts';
import type { Clock } from '../clock.ts';
import type { Tokens } from '../part.ts';
import type { Account, World } from '../world/world.ts';
import { personClaims } from './claims.ts';
import type { IdTokenFlaw } from './identityFaults.ts';
import { KEY_ID, signingKeys } from './keys.ts';

const HOUR = 3600;

/** Tokens for the token endpoint, which needs more than the vendor API does. */
export interface IdentityTokens extends Tokens {
  /** Returns an ID token for the portal; with a flaw, one that the portal must refuse. */
  idToken(account: Account, nonce: string, flaw?: IdTokenFlaw): Promise<string>;
  jwks(): Promise<{ keys: JWK[] }>;
}

/** Returns the maker of tokens; `clock` is that of the browsers that will check them. */
export function createTokens(
  at: Addresses,
  world: World,
  clock: Pick<Clock, 'now' | 'seconds'>,
): IdentityTokens {
  const issuer = `${at.identity}/`;
  return {
    async accessToken(account, seconds = 24 * HOUR) {
      const { privateKey } = await signingKeys();
      const now = clock.seconds();
      return new SignJWT({ azp: SANDBOX_CLIENT_ID, scope: 'openid profile email' })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
        .setIssuer(issuer)
        .setSubject(account.sub)
        .setAudience(at.portal)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(privateKey);
    },

    async accountOf(request) {
      const token = /^Bearer ([^\s]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
      if (!token) return undefined;
      const { publicKey } = await signingKeys();
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer,
          audience: at.portal,
          algorithms: ['RS256'],
          currentDate: new Date(clock.now()),
        });
        return payload.sub === undefined ? undefined : world.accountBySub(payload.sub);
      } catch {
        return undefined;
      }
    },

    async idToken(account, nonce, flaw) {
      const now = clock.seconds() - (flaw === 'expired' ? 24 * HOUR : 0);
      const claims = {
        ...personClaims(at, account),
        iss: flaw === 'wrong-issuer' ? 'https://elsewhere.example/' : issuer,
        aud: flaw === 'wrong-audience' ? 'another-client' : SANDBOX_CLIENT_ID,
        nonce: flaw === 'wrong-nonce' ? `not-${nonce}` : nonce,
        sub: account.sub,
        iat: now,
        exp: now + 10 * HOUR,
      };
      if (flaw === 'unsigned') return new UnsecuredJWT(claims).encode();
      const { privateKey } = await signingKeys();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
        .sign(privateKey);
    },

    async jwks() {
      const { publicJwk } = await signingKeys();
      return { keys: [publicJwk] };
    },
  };
}
