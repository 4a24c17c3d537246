// Calls on the customer's own account: password, multifactor authentication, billing portal
// (docs/product/sign-in.md#password, docs/product/sign-in.md#multifactor).
import type { BodyOf } from '../../build/contract/calls.ts';
import type { Account } from '../world/world.ts';
import { hasRight } from './access.ts';
import type { Answers, Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';

function ensureOwnPassword(account: Account): void {
  if (account.identity.provider !== 'auth0') {
    throw new Refusal(409, 'Your sign-in is managed by your company’s directory.');
  }
}

function resetPassword({ world, account }: Call) {
  ensureOwnPassword(account);
  world.sendMail(account.email, 'Reset your password', 'Follow the link in this mail to set a new password.');
}

function setMfa({ account }: Call, { mfa_flag }: BodyOf<'switchOwnMfa'>) {
  ensureOwnPassword(account);
  if (account.forceMfa && !mfa_flag) {
    throw new Refusal(403, 'Multifactor authentication is required for your account.');
  }
  account.useMfa = mfa_flag;
  return { mfa_flag };
}

/**
 * Opens a billing portal session. Newcomers get a billing account; users who may manage none of their subscriptions get a 403.
 */
function billingDetails({ world, account }: Call) {
  const ids = [...(world.grants.get(account.sub)?.keys() ?? [])];
  if (ids.length > 0 && !ids.some((id) => hasRight(world, account, id, 'manageSubscription'))) {
    throw new Refusal(403, 'You do not have the right to see billing information.');
  }
  return world.openPortalSession(account);
}

/** The answers to these calls. */
export const accountAnswers = {
  resetPassword,
  switchOwnMfa: setMfa,
  openBillingPortal: billingDetails,
} satisfies Partial<Answers>;
