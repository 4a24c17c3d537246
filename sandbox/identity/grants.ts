// Authorization codes: good once, for 60 seconds, for whoever holds the PKCE verifier.
import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizeRequest } from './authorizeRequest.ts';

const CODE_SECONDS = 60;

interface Grant {
  sub: string;
  asked: AuthorizeRequest;
}

export interface Grants {
  /** Returns a new code. */
  issue(grant: Grant): string;
  /** Uses a code up; undefined where it is unknown, used, too old, or verifier or redirect address don't fit. */
  redeem(code: string, verifier: string, redirectUri: string): Grant | undefined;
  reset(): void;
}

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
