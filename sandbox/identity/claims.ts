// The claims about a person in an ID token (docs/product/sign-in.md#claims). Custom claims are under a namespace, which the real
// provider requires for names like `roles`.
import type { Addresses } from '../addresses.ts';
import type { Account } from '../world/world.ts';

const NAMESPACE = 'https://portal.example/claims';

/** Returns the claims about the account's person. */
export function personClaims(at: Addresses, account: Account): Record<string, unknown> {
  return {
    name: account.name,
    nickname: account.key,
    email: account.email,
    email_verified: true,
    picture: `${at.identity}/avatar/${encodeURIComponent(account.key)}.svg`,
    [`${NAMESPACE}/roles`]: account.roles,
    [`${NAMESPACE}/can_have_trial`]: account.canHaveTrial,
    [`${NAMESPACE}/identities`]: [account.identity],
    [`${NAMESPACE}/use_mfa`]: account.useMfa,
    [`${NAMESPACE}/force_mfa`]: account.forceMfa,
  };
}
