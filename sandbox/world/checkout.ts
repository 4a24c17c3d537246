// The vendor's side of the hosted checkout: what was ordered, and what happens in the world once it has been paid.
import type { Account, CheckoutSummary, HostedPage } from './world.ts';
import { newSubscription, periodSeconds } from './newSubscription.ts';
import { beginWork } from './provisioning.ts';
import { INSTANCE_DOMAIN } from './vendorTables.ts';
import type { Checkout, Order, Plan, SubscriptionRecord, VendorWorld } from './vendorWorld.ts';

const PAGE_LIFE_SECONDS = 3 * 3600;

/** Returns a hosted page for the order, whose address is `url` followed by its id. */
export function newCheckout(world: VendorWorld, account: Account, order: Order, url: string): HostedPage {
  const id = `hp-${world.checkouts.size + 1}-${crypto.randomUUID().slice(0, 8)}`;
  const now = world.clock.seconds();
  const page: HostedPage = {
    id,
    type: order.kind === 'create' ? 'checkout_new' : 'checkout_existing',
    url: `${url}/${id}`,
    state: 'created',
    embed: true,
    created_at: now,
    expires_at: now + PAGE_LIFE_SECONDS,
  };
  world.checkouts.set(id, { page, order, accountSub: account.sub });
  return page;
}

function planOf(world: VendorWorld, id: string): Plan {
  const plan = world.plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

function subscriptionOf(world: VendorWorld, id: string): SubscriptionRecord {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw new Error(`There is no subscription ${id}.`);
  return subscription;
}

/** Returns what the checkout shows. */
export function summarize(world: VendorWorld, { order }: Checkout): CheckoutSummary {
  const plan = planOf(world, order.planId);
  const subdomain =
    order.kind === 'create'
      ? order.subdomain
      : world.stackOf(subscriptionOf(world, order.subscriptionId)).subdomain;
  return {
    title: order.kind === 'create' ? 'New subscription' : 'Change of plan',
    planName: plan.name,
    price: plan.price,
    currencyCode: plan.currency_code,
    period: plan.period,
    periodUnit: plan.period_unit,
    address: `${subdomain}.${INSTANCE_DOMAIN}`,
  };
}

function create(world: VendorWorld, account: Account, order: Order & { kind: 'create' }): SubscriptionRecord {
  if (world.isSubdomainTaken(order.subdomain)) throw new Error('The subdomain was taken in the meantime.');
  const plan = planOf(world, order.planId);
  const region = world.regions.find(({ code }) => code === order.region);
  const { subscription, stack } = newSubscription(
    {
      key: `${order.subdomain}-${crypto.randomUUID().slice(0, 6)}`,
      subdomain: order.subdomain,
      plan,
      region: order.region,
      timezone: region?.timezone ?? 'UTC',
      customerId: `cus-${account.key}`,
      subscription: { tester: order.tester },
      stack: { launchedAt: world.clock.seconds() },
    },
    world.clock,
  );
  beginWork(stack, 'create', world.provisioningSeconds, world.clock);
  world.subscriptions.set(subscription.id, subscription);
  world.stacks.set(stack.id, stack);
  world.grants.get(account.sub)?.set(subscription.id, 'owner');
  if (plan.trial) account.canHaveTrial = false;
  world.sendMail(
    account.email,
    'Your subscription has been created',
    `${subscription.name} is being prepared.`,
  );
  return subscription;
}

function change(world: VendorWorld, order: Order & { kind: 'change' }): SubscriptionRecord {
  const subscription = subscriptionOf(world, order.subscriptionId);
  const plan = planOf(world, order.planId);
  const termEnd = world.clock.seconds() + periodSeconds(plan);
  Object.assign(subscription, {
    plan_id: plan.id,
    subscription_status: 'active',
    payment_at: termEnd,
    expires_at: null,
    contract_term_end: termEnd,
    cancel_reason_code: null,
    action_at_term_end: 'renew',
  } satisfies Partial<SubscriptionRecord>);
  beginWork(world.stackOf(subscription), 'update', world.provisioningSeconds, world.clock);
  return subscription;
}

/**
 * Carries out a paid order and returns the subscription's id; repeated, only returns the id. Throws if the checkout was
 * cancelled, has expired or can't be carried out.
 */
export function settle(world: VendorWorld, { page, order, accountSub }: Checkout): string {
  if (page.subscription_id !== undefined) return page.subscription_id;
  if (page.state === 'cancelled') throw new Error('This checkout was cancelled.');
  if (page.expires_at <= world.clock.seconds()) throw new Error('This checkout has expired.');
  const account = world.accountBySub(accountSub);
  if (!account) throw new Error('The account of this checkout does not exist.');
  const subscription = order.kind === 'create' ? create(world, account, order) : change(world, order);
  page.state = 'succeeded';
  page.subscription_id = subscription.id;
  if (!planOf(world, subscription.plan_id).trial) world.addInvoices(subscription.id, 1);
  return subscription.id;
}
