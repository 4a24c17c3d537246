// Calls that lead to the hosted checkout and back: ordering, changing the plan, the outcome of a checkout.
import type { BodyOf } from '../../build/contract/calls.ts';
import type { Account } from '../world/world.ts';
import type { Plan, VendorWorld } from '../world/vendorWorld.ts';
import { ensureIdle, subscriptionFor } from './access.ts';
import type { Answers, Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { ensureSubdomain } from './instances/subdomain.ts';
import { wireSubscription } from './wireForms.ts';

function planOnSale(world: VendorWorld, id: string): Plan {
  const plan = world.plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Refusal(422, 'There is no such plan.');
  if (!plan.onSale) throw new Refusal(422, `The plan ${plan.name} is no longer offered.`);
  return plan;
}

function ensureTrialAllowed(account: Account): void {
  if (!account.canHaveTrial) throw new Refusal(409, 'You have already had a trial subscription.');
}

function create({ world, account }: Call, order: BodyOf<'orderSubscription'>) {
  const plan = planOnSale(world, order.plan_id);
  if (plan.trial) ensureTrialAllowed(account);
  if (!world.regions.some(({ code }) => code === order.region)) {
    throw new Refusal(422, 'There is no such region.');
  }
  if (order.tester && !account.roles.includes('tester')) {
    throw new Refusal(403, 'Only testers can create test subscriptions.');
  }
  ensureSubdomain(world, order.subdomain);
  const { subdomain, region, tester } = order;
  return world.openCheckout(account, { kind: 'create', subdomain, planId: plan.id, region, tester });
}

function change(call: Call, { plan_id }: BodyOf<'changePlan'>) {
  const { world, account } = call;
  const { subscription, stack } = subscriptionFor(call, call.param('subscriptionId'), 'manageSubscription');
  if (subscription.subscription_status === 'cancelled') {
    throw new Refusal(409, 'This subscription has been cancelled.');
  }
  ensureIdle(call, stack);
  const plan = planOnSale(world, plan_id);
  const current = world.plans.find(({ id }) => id === subscription.plan_id);
  if (plan.id === current?.id) throw new Refusal(409, 'The subscription already has this plan.');
  if (plan.trial) throw new Refusal(422, 'A subscription cannot be changed to a trial.');
  if (plan.currency_code !== current?.currency_code) {
    throw new Refusal(422, 'The currency of a subscription cannot be changed.');
  }
  return world.openCheckout(account, { kind: 'change', subscriptionId: subscription.id, planId: plan.id });
}

function outcome({ world, account, param }: Call) {
  const checkout = world.checkouts.get(param('hostedPageId'));
  if (checkout?.accountSub !== account.sub) throw new Refusal(404, 'There is no such checkout.');
  const subscription = world.subscriptions.get(checkout.page.subscription_id ?? '');
  if (!subscription) throw new Refusal(409, 'This checkout has not been completed.');
  return wireSubscription(world, subscription);
}

/** The answers to these calls. */
export const checkoutAnswers = {
  orderSubscription: create,
  changePlan: change,
  getSubscriptionOfHostedPage: outcome,
} satisfies Partial<Answers>;
