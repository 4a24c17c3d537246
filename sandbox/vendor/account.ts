// Calls on the customer's own account: password, multifactor authentication, billing portal
// (docs/product/sign-in.md#password, docs/product/sign-in.md#multifactor).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import type { Account } from '../world/world.ts';
import { hasRight } from './access.ts';
import type { Call, VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

const MFA = v.strictObject({ mfa_flag: v.boolean() });

function ensureOwnPassword(account: Account): void {
  if (account.identity.provider !== 'auth0') {
    throw new Refusal(409, 'Your sign-in is managed by your company’s directory.');
  }
}

async function resetPassword({ world, account, noBody }: Call) {
  await noBody();
  ensureOwnPassword(account);
  world.sendMail(account.email, 'Reset your password', 'Follow the link in this mail to set a new password.');
}

async function setMfa({ account, body }: Call) {
  const { mfa_flag } = await body(MFA);
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
async function billingDetails({ world, account, noBody }: Call) {
  await noBody();
  const ids = [...(world.grants.get(account.sub)?.keys() ?? [])];
  if (ids.length > 0 && !ids.some((id) => hasRight(world, account, id, 'manageSubscription'))) {
    throw new Refusal(403, 'You do not have the right to see billing information.');
  }
  return world.openPortalSession(account);
}

/** Returns the handlers of these calls. */
export function accountHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'post', '/customer/reset_password', resetPassword),
    endpoint(api, 'put', '/customer/mfa', setMfa),
    endpoint(api, 'post', '/customer/billing_details', billingDetails),
  ];
}
