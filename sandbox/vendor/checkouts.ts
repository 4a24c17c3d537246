// Calls that lead to the hosted checkout and back: ordering, changing the plan, the outcome of a checkout.
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import type { Account } from '../world/world.ts';
import type { Plan, VendorWorld } from '../world/vendorWorld.ts';
import { ensureIdle, subscriptionFor } from './access.ts';
import type { Call, VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { ensureSubdomain } from './instances/subdomain.ts';
import { wireSubscription } from './wireForms.ts';

const CREATE = v.strictObject({
  subdomain: v.string(),
  plan_id: v.string(),
  region: v.string(),
  tester: v.boolean(),
});
const CHANGE = v.strictObject({ plan_id: v.string() });

function planOnSale(world: VendorWorld, id: string): Plan {
  const plan = world.plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Refusal(422, 'There is no such plan.');
  if (!plan.onSale) throw new Refusal(422, `The plan ${plan.name} is no longer offered.`);
  return plan;
}

function ensureTrialAllowed(account: Account): void {
  if (!account.canHaveTrial) throw new Refusal(409, 'You have already had a trial subscription.');
}

async function create({ world, account, body }: Call) {
  const order = await body(CREATE);
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

async function change(call: Call) {
  const { world, account } = call;
  const { plan_id } = await call.body(CHANGE);
  const { subscription, stack } = subscriptionFor(call, call.param('id'), 'manageSubscription');
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

/** Returns the handlers of these calls. */
export function checkoutHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'post', '/customer/subscriptions', create),
    endpoint(api, 'put', '/customer/subscriptions/:id', change),
    endpoint(api, 'get', '/customer/subscriptions/hosted_page/:hostedPageId', outcome),
  ];
}
