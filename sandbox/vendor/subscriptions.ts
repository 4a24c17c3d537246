// Calls on a customer's subscriptions: list, read, cancel, reactivate, change the subdomain
// (docs/product/vendor-api.md#customer-calls, docs/product/subscriptions.md#cancel-result).
import type { BodyOf } from '../../build/contract/calls.ts';
import { beginWork, isBusy } from '../world/provisioning.ts';
import { CANCELLATION_REASONS } from '../world/vendorTables.ts';
import type { SubscriptionRecord } from '../world/vendorWorld.ts';
import { ensureIdle, subscriptionFor } from './access.ts';
import type { Answers, Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { ensureSubdomain } from './instances/subdomain.ts';
import { wireSubscription } from './wireForms.ts';

const isCancelling = (subscription: SubscriptionRecord): boolean =>
  subscription.subscription_status === 'non_renewing' || subscription.action_at_term_end === 'cancel';

/** All subscriptions that the caller has a role on, except those that have ended. */
function list({ world, account }: Call) {
  return [...(world.grants.get(account.sub)?.keys() ?? [])].flatMap((id) => {
    const subscription = world.subscriptions.get(id);
    return subscription && subscription.subscription_status !== 'cancelled'
      ? [wireSubscription(world, subscription)]
      : [];
  });
}

/**
 * One subscription. Forbidden (403) until the user's rights have reached every system of the vendor
 * (docs/product/polling.md#forbidden).
 */
function read(call: Call) {
  const { subscription, stack } = subscriptionFor(call, call.param('subscriptionId'));
  if (stack.forbiddenLeft > 0) {
    stack.forbiddenLeft -= 1;
    throw new Refusal(403, 'You do not have access to this subscription yet.');
  }
  return wireSubscription(call.world, subscription);
}

/** Cancels. Trials and failed instances end at once, monthly plans at the month's end, others at their term's end. */
function cancel(call: Call) {
  const { world, account } = call;
  const { subscription, stack } = subscriptionFor(call, call.param('subscriptionId'), 'manageSubscription');
  const code = call.query('subscription_cancel_reason_code');
  if (!CANCELLATION_REASONS.some((reason) => reason.code === code)) {
    throw new Refusal(422, 'There is no such reason for a cancellation.');
  }
  if (subscription.subscription_status === 'cancelled' || isCancelling(subscription)) {
    throw new Refusal(409, 'This subscription has already been cancelled.');
  }
  const isFailed = stack.work?.kind === 'create' && stack.work.fails && !isBusy(stack, world.clock);
  if (!isFailed) ensureIdle(call, stack);

  const plan = world.plans.find(({ id }) => id === subscription.plan_id);
  subscription.cancel_reason_code = code;
  if (subscription.subscription_status === 'in_trial' || isFailed) {
    subscription.subscription_status = 'cancelled';
  } else {
    subscription.contract_term_end ??= subscription.payment_at;
    if (plan?.period_unit === 'month') subscription.subscription_status = 'non_renewing';
    else subscription.action_at_term_end = 'cancel';
  }
  subscription.payment_at = null;
  world.sendMail(
    account.email,
    'Your subscription has been cancelled',
    `You cancelled ${subscription.name}.`,
  );
  return wireSubscription(world, subscription);
}

function reactivate(call: Call) {
  const { subscription } = subscriptionFor(call, call.param('subscriptionId'), 'manageSubscription');
  if (subscription.subscription_status === 'cancelled') {
    throw new Refusal(409, 'This subscription has come to its end and cannot be reactivated.');
  }
  if (!isCancelling(subscription)) throw new Refusal(409, 'This subscription is not cancelled.');
  subscription.subscription_status = 'active';
  subscription.action_at_term_end = 'renew';
  subscription.cancel_reason_code = null;
  subscription.payment_at = subscription.contract_term_end;
  return wireSubscription(call.world, subscription);
}

function changeSubdomain(call: Call, { subdomain }: BodyOf<'changeSubdomain'>) {
  const { world } = call;
  const { subscription, stack } = subscriptionFor(
    call,
    call.param('subscriptionId'),
    'manageSubscription',
    'manageInstance',
  );
  if (subscription.subscription_status === 'cancelled') {
    throw new Refusal(409, 'This subscription has been cancelled.');
  }
  ensureIdle(call, stack);
  if (subdomain === stack.subdomain) throw new Refusal(409, 'The instance already has this subdomain.');
  ensureSubdomain(world, subdomain);
  if (subscription.name === stack.subdomain) subscription.name = subdomain;
  stack.subdomain = subdomain;
  beginWork(stack, 'update', world.provisioningSeconds, world.clock);
  // The answer must say that work has begun, even if it takes no time.
  return { ...wireSubscription(world, subscription), stack_status: 'not_ready' };
}

/** The answers to these calls. */
export const subscriptionAnswers = {
  getSubscriptions: list,
  getSubscription: read,
  cancelSubscription: cancel,
  reactivateSubscription: reactivate,
  changeSubdomain,
} satisfies Partial<Answers>;
