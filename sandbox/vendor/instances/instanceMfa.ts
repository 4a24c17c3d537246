// The multifactor authentication that an instance requires of all its users (docs/product/instance-settings.md#multifactor).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { INSTANCE_DOMAIN } from '../../world/vendorTables.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Call, VendorApi } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const TOGGLE = v.strictObject({ stackId: v.string(), mfa_flag: v.boolean(), fqdn: v.string() });

function verify(call: Call) {
  return { mfa_flag: stackFor(call, call.param('stackId'), 'manageInstance').stack.mfaFlag };
}

async function toggle(call: Call) {
  const { stackId, mfa_flag, fqdn } = await call.body(TOGGLE);
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (stackId !== stack.id || fqdn !== `${stack.subdomain}.${INSTANCE_DOMAIN}`) {
    throw new Refusal(400, 'The request names another instance than its address does.');
  }
  ensureIdle(call, stack);
  stack.mfaFlag = mfa_flag;
  return { mfa_flag };
}

/** Returns the handlers of these calls. */
export function instanceMfaHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/instance/mfa/verify/:stackId', verify),
    endpoint(api, 'post', '/instance/mfa/toggle/:stackId', toggle),
  ];
}
