// The multifactor authentication that an instance requires of all its users (docs/product/instance-settings.md#multifactor).
import type { BodyOf } from '../../../build/contract/calls.ts';
import { INSTANCE_DOMAIN } from '../../world/vendorTables.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

function verify(call: Call) {
  return { mfa_flag: stackFor(call, call.param('stackId'), 'manageInstance').stack.mfaFlag };
}

function toggle(call: Call, { stackId, mfa_flag, fqdn }: BodyOf<'switchInstanceMfa'>) {
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (stackId !== stack.id || fqdn !== `${stack.subdomain}.${INSTANCE_DOMAIN}`) {
    throw new Refusal(400, 'The request names another instance than its address does.');
  }
  ensureIdle(call, stack);
  stack.mfaFlag = mfa_flag;
  return { mfa_flag };
}

/** The answers to these calls. */
export const instanceMfaAnswers = {
  getInstanceMfa: verify,
  switchInstanceMfa: toggle,
} satisfies Partial<Answers>;
