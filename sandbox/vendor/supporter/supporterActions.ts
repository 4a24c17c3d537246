// What support staff do to a stack: admin password, remote desktop, extending a trial, resizing
// (docs/product/vendor-api.md#supporter-calls).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { beginWork, cloudState, instanceType, isBusy } from '../../world/provisioning.ts';
import {
  INSTANCE_DOMAIN,
  INSTANCE_TYPES,
  STACK_STATES,
  SUPPORTER_STACK_STATES,
} from '../../world/vendorTables.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import type { Call, VendorApi } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { forStaff, namedStack, namedSubscription } from './supporterAccess.ts';
import { wireSubscription } from '../wireForms.ts';

const DESKTOP_OPEN_SECONDS = 3600;
const LONGEST_EXTENSION_SECONDS = 366 * 86_400;
/** How long a resize takes, in seconds of world time; never longer than provisioning. */
const RESIZE_SECONDS = 8;

const DESKTOP = v.strictObject({ subdomain: v.string() });
const EXTENSION = v.strictObject({ trial_end: v.pipe(v.number(), v.integer()), agent_comment: v.string() });
const RESIZE = v.strictObject({ instance_type: v.string() });

function ensureState({ world }: Call, stack: Stack, accepted: readonly string[]): void {
  const state = cloudState(stack, world.clock);
  if (isBusy(stack, world.clock) || !accepted.includes(state)) {
    throw new Refusal(409, `The stack is in the state ${state}. Please try again later.`);
  }
}

async function openDesktop(call: Call) {
  const { subdomain } = await call.body(DESKTOP);
  const stack = namedStack(call);
  if (subdomain !== stack.subdomain) throw new Refusal(422, 'The subdomain is not the one of this stack.');
  ensureState(call, stack, SUPPORTER_STACK_STATES);
  return {
    rdp_password: `rdp-${stack.id.length}-Kq7!vXz2`,
    host: `${stack.subdomain}.${INSTANCE_DOMAIN}`,
    port: 3389,
    username: 'Administrator',
    open_until: call.world.clock.seconds() + DESKTOP_OPEN_SECONDS,
  };
}

async function extendTrial(call: Call) {
  const { world } = call;
  const { trial_end, agent_comment } = await call.body(EXTENSION);
  const subscription = namedSubscription(call);
  if (subscription.subscription_status !== 'in_trial') {
    throw new Refusal(409, 'Only a subscription in trial can be extended.');
  }
  if (agent_comment.trim() === '') throw new Refusal(422, 'A comment is missing.');
  if (trial_end <= (subscription.expires_at ?? 0) || trial_end <= world.clock.seconds()) {
    throw new Refusal(422, 'The new end of the trial must be later than the present one.');
  }
  if (trial_end > world.clock.seconds() + LONGEST_EXTENSION_SECONDS) {
    throw new Refusal(422, 'A trial cannot be extended by more than a year.');
  }
  ensureState(call, world.stackOf(subscription), STACK_STATES);
  subscription.expires_at = trial_end;
  return wireSubscription(world, subscription);
}

async function resize(call: Call) {
  const { world } = call;
  const { instance_type } = await call.body(RESIZE);
  const stack = namedStack(call);
  if (!INSTANCE_TYPES.includes(instance_type)) throw new Refusal(422, 'There is no such instance type.');
  ensureState(call, stack, SUPPORTER_STACK_STATES);
  if (instanceType(stack, world.clock) === instance_type) {
    throw new Refusal(409, 'The instance already has this type.');
  }
  beginWork(stack, 'resize', Math.min(RESIZE_SECONDS, world.provisioningSeconds), world.clock);
  stack.instanceTypeAfterWork = instance_type;
  return { instance_type, instance_id: stack.instanceId };
}

/** Returns the handlers of these calls. */
export function supporterActionHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(
      api,
      'get',
      '/supporter/instances/:name/admin_password',
      forStaff((call) => ({ prtg_admin_password: `adm-${namedStack(call).id.length}-Wd4?mTq9` })),
    ),
    endpoint(api, 'post', '/supporter/instances/:name/ports/rdp/open', forStaff(openDesktop)),
    endpoint(api, 'post', '/supporter/subscriptions/:id/extend', forStaff(extendTrial)),
    endpoint(api, 'post', '/supporter/stacks/:name/resize', forStaff(resize)),
  ];
}
