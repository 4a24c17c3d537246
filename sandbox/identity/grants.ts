// Authorization codes: valid once, for 60 seconds, and only together with the PKCE verifier.
import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizeRequest } from './authorizeRequest.ts';

const CODE_SECONDS = 60;

interface Grant {
  sub: string;
  asked: AuthorizeRequest;
}

/** The codes that can still be redeemed. */
export interface Grants {
  /** Returns a new code. */
  issue(grant: Grant): string;
  /** Uses a code up. Returns undefined if it is unknown, used or expired, or if verifier or redirect address don't match. */
  redeem(code: string, verifier: string, redirectUri: string): Grant | undefined;
  reset(): void;
}

/** Returns a new set of codes; `now` is in epoch milliseconds. */
export function createGrants(now: () => number = Date.now): Grants {
  const grants = new Map<string, Grant & { until: number }>();
  return {
    issue(grant) {
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...grant, until: now() + CODE_SECONDS * 1000 });
      return code;
    },
    redeem(code, verifier, redirectUri) {
      const grant = grants.get(code);
      grants.delete(code);
      if (!grant || grant.until < now() || grant.asked.redirectUri !== redirectUri) return undefined;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return challenge === grant.asked.codeChallenge ? grant : undefined;
    },
    reset: () => grants.clear(),
  };
}
