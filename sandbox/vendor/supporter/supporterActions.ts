// What support staff do to a stack: admin password, remote desktop, extending a trial, resizing
// (docs/product/vendor-api.md#supporter-calls).
import type { BodyOf } from '../../../build/contract/calls.ts';
import { beginWork, cloudState, instanceType, isBusy } from '../../world/provisioning.ts';
import { INSTANCE_DOMAIN, STACK_STATES, SUPPORTER_STACK_STATES } from '../../world/vendorTables.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { namedStack, namedSubscription } from './supporterAccess.ts';
import { wireSubscription } from '../wireForms.ts';

const DESKTOP_OPEN_SECONDS = 3600;
const LONGEST_EXTENSION_SECONDS = 366 * 86_400;
/** How long a resize takes, in seconds of world time; never longer than provisioning. */
const RESIZE_SECONDS = 8;

function ensureState({ world }: Call, stack: Stack, accepted: readonly string[]): void {
  const state = cloudState(stack, world.clock);
  if (isBusy(stack, world.clock) || !accepted.includes(state)) {
    throw new Refusal(409, `The stack is in the state ${state}. Please try again later.`);
  }
}

function openDesktop(call: Call, { subdomain }: BodyOf<'openRemoteDesktop'>) {
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

function extendTrial(call: Call, { trial_end, agent_comment }: BodyOf<'extendTrial'>) {
  const { world } = call;
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

function resize(call: Call, { instance_type }: BodyOf<'resizeStack'>) {
  const { world } = call;
  const stack = namedStack(call);
  ensureState(call, stack, SUPPORTER_STACK_STATES);
  if (instanceType(stack, world.clock) === instance_type) {
    throw new Refusal(409, 'The instance already has this type.');
  }
  beginWork(stack, 'resize', Math.min(RESIZE_SECONDS, world.provisioningSeconds), world.clock);
  stack.instanceTypeAfterWork = instance_type;
  return { instance_type, instance_id: stack.instanceId };
}

/** The answers to these calls. */
export const supporterActionAnswers = {
  getAdminPassword: (call) => ({ prtg_admin_password: `adm-${namedStack(call).id.length}-Wd4?mTq9` }),
  openRemoteDesktop: openDesktop,
  extendTrial,
  resizeStack: resize,
} satisfies Partial<Answers>;
