// Assembles the outside world: its state, its clock, and what the sandbox's parts may do to it.
import type { Addresses } from '../addresses.ts';
import type { Clock } from '../clock.ts';
import { newCheckout, settle, summarize } from './checkout.ts';
import { customerOf } from './customers.ts';
import { fleetOf } from './fleet.ts';
import { invoicesOf } from './invoices.ts';
import { DAY_SECONDS } from './newSubscription.ts';
import { accountOf } from './personas.ts';
import { newPortalSession } from './portalSession.ts';
import { beginWork } from './provisioning.ts';
import { seedWorld } from './seed.ts';
import { sentinelOf } from './sentinels.ts';
import type { BillingProfile } from './world.ts';
import type { VendorWorld } from './vendorWorld.ts';

/** The owner's preparing instance takes at least this long, so that it is seen preparing even if provisioning is short. */
const PREPARING_AT_LEAST_SECONDS = 30;

/**
 * Returns a seeded world; new instances take `provisioningSeconds` of the clock's time to become ready. Lookups return undefined
 * for something that doesn't exist; `stackOf` and methods that change something throw.
 */
export function createWorld(at: Addresses, clock: Clock, provisioningSeconds: number): VendorWorld {
  const preparingSeconds = Math.max(provisioningSeconds, PREPARING_AT_LEAST_SECONDS);
  const billingProfiles = new Map<string, BillingProfile>();
  let added = 0;

  const checkoutOf = (id: string) => {
    const checkout = world.checkouts.get(id);
    if (!checkout) throw new Error(`There is no checkout ${id}.`);
    return checkout;
  };

  const world: VendorWorld = {
    ...seedWorld(clock, preparingSeconds),
    clock,
    provisioningSeconds,
    mails: [],
    analytics: [],
    errors: [],

    accountBySub: (sub) => world.accounts.find((account) => account.sub === sub),
    accountByKey: (key) => world.accounts.find((account) => account.key === key),
    signUp(email, name) {
      const key = `signup-${world.accounts.length}`;
      const account = accountOf({ key, name, email, about: 'Signed up here', canHaveTrial: true });
      const customer = customerOf(account);
      world.accounts.push(account);
      world.grants.set(account.sub, new Map());
      world.customers.set(customer.id, customer);
      return account;
    },

    stackOf(subscription) {
      const stack = world.stacks.get(subscription.stack_id);
      if (!stack) throw new Error(`The subscription ${subscription.id} has no stack.`);
      return stack;
    },
    stackByName: (name) => [...world.stacks.values()].find((stack) => stack.name === name),
    roleOf: (account, subscriptionId) => world.grants.get(account.sub)?.get(subscriptionId),
    isSubdomainTaken: (subdomain) =>
      sentinelOf(subdomain).taken ||
      [...world.subscriptions.values()].some(
        (subscription) =>
          subscription.subscription_status !== 'cancelled' &&
          world.stackOf(subscription).subdomain === subdomain,
      ),

    openCheckout: (account, order) => newCheckout(world, account, order, `${at.billing}/checkout`),
    hostedPage: (id) => world.checkouts.get(id)?.page,
    checkoutSummary(id) {
      const checkout = world.checkouts.get(id);
      return checkout && summarize(world, checkout);
    },
    completeCheckout: (id) => settle(world, checkoutOf(id)),
    cancelCheckout(id) {
      const { page } = checkoutOf(id);
      if (page.state !== 'succeeded') page.state = 'cancelled';
    },

    openPortalSession: (account) => newPortalSession(world, account, `${at.billing}/portal`),
    portalSession: (token) => world.portalSessions.get(token)?.session,
    billingProfile(token) {
      const account = world.accountBySub(world.portalSessions.get(token)?.accountSub ?? '');
      if (!account) return undefined;
      const company = world.customers.get(`cus-${account.key}`)?.company ?? account.name;
      return (
        billingProfiles.get(account.sub) ?? {
          company,
          street: 'Main Street 1',
          city: 'Nuremberg',
          country: 'DE',
          card: '**** **** **** 4242',
        }
      );
    },
    saveBillingProfile(token, profile) {
      const sub = world.portalSessions.get(token)?.accountSub;
      if (sub === undefined) throw new Error('There is no such portal session.');
      billingProfiles.set(sub, profile);
    },

    sendMail(to, subject, text) {
      world.mails.push({ at: clock.seconds(), to, subject, text });
    },
    addSubscriptions(accountKey, count, preparingSeconds) {
      const account = world.accountByKey(accountKey);
      if (!account) throw new Error(`There is no account ${accountKey}.`);
      const granted = world.grants.get(account.sub);
      const make = fleetOf('more', world, clock);
      for (let n = 0; n < count; n += 1, added += 1) {
        const made = make(added, `cus-${accountKey}`);
        delete made.stack.work;
        if (preparingSeconds !== undefined) beginWork(made.stack, 'create', preparingSeconds, clock);
        world.subscriptions.set(made.subscription.id, made.subscription);
        world.stacks.set(made.stack.id, made.stack);
        granted?.set(made.subscription.id, 'owner');
        world.invoices.push(...made.invoices);
      }
    },
    addInvoices(subscriptionId, count) {
      const subscription = world.subscriptions.get(subscriptionId);
      const plan = world.plans.find(({ id }) => id === subscription?.plan_id);
      if (!subscription || !plan) throw new Error(`There is no subscription ${subscriptionId}.`);
      const firstNumber = 4000 + world.invoices.length + count;
      const newestAt = clock.seconds() - DAY_SECONDS;
      world.invoices.unshift(...invoicesOf(subscription, plan, { count, firstNumber, newestAt }));
    },
    forbid(subscriptionId, times) {
      const subscription = world.subscriptions.get(subscriptionId);
      if (!subscription) throw new Error(`There is no subscription ${subscriptionId}.`);
      world.stackOf(subscription).forbiddenLeft = times;
    },

    reset(stoppedAt) {
      clock.reset(stoppedAt);
      billingProfiles.clear();
      added = 0;
      Object.assign(world, seedWorld(clock, preparingSeconds), {
        provisioningSeconds,
        mails: [],
        analytics: [],
        errors: [],
      });
    },
  };
  return world;
}
