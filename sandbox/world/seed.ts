// The world as it is at the start and after every reset.
import type { Clock } from '../clock.ts';
import { fleetCustomerId, seedCustomers } from './customers.ts';
import { fleetOf, FLEETS, owes, subscriptionsOf } from './fleet.ts';
import { LateMap } from './lateMap.ts';
import { seedGitProjects } from './catalogue/gitProjects.ts';
import { duesOf, invoicesOf, lastPaymentAt, type InvoiceSeed } from './invoices.ts';
import { newSubscription } from './newSubscription.ts';
import { seedAccounts } from './personas.ts';
import { personaSubscriptions } from './personaSubscriptions.ts';
import { seedPlans } from './catalogue/plans.ts';
import { seedRegions } from './catalogue/regions.ts';
import type { Role, Stack, SubscriptionRecord, WorldState } from './vendorWorld.ts';

/** The invoices at the start, by subscription; of all others only those of the fleets that owe one have any. */
const INVOICES: Record<string, Pick<InvoiceSeed, 'count' | 'newest'>> = {
  'owner-active': { count: 3, newest: {} },
  'owner-cancelling': { count: 30, newest: { status: 'posted' } },
  'owner-dues': { count: 1, newest: { status: 'not_paid', amount_due: 12_950 } },
  'owner-nonrenewing': { count: 6 },
  'reseller-north': { count: 5, newest: { status: 'payment_due' } },
  'cancelled-first': { count: 3, newest: {} },
  'fleet-1': { count: 60, newest: {} },
};

/** Matches the ids of the fleets' subscriptions and stacks. */
const FLEET_ID = new RegExp(`^(sub|stack)-(${FLEETS.map(({ prefix }) => prefix).join('|')})-`);

const hasFleet = (key: string): boolean => FLEETS.some(({ persona }) => persona === key);

/** Returns a new state; the preparing subscription takes `preparingSeconds` of the clock's time. */
export function seedWorld(clock: Clock, preparingSeconds: number): WorldState {
  const accounts = seedAccounts();
  const plans = seedPlans();
  const regions = seedRegions();
  const subscriptions = new LateMap<SubscriptionRecord>(FLEET_ID, addFleets);
  const stacks = new LateMap<Stack>(FLEET_ID, addFleets);
  const grants = new Map<string, Map<string, Role>>(
    accounts.map(({ key, sub }) => [sub, hasFleet(key) ? new LateMap(FLEET_ID, addFleets) : new Map()]),
  );
  const subOf = new Map(accounts.map(({ key, sub }) => [key, sub]));

  const add = (
    made: { subscription: SubscriptionRecord; stack: Stack },
    roles: Record<string, Role>,
  ): void => {
    subscriptions.set(made.subscription.id, made.subscription);
    stacks.set(made.stack.id, made.stack);
    for (const [key, role] of Object.entries(roles)) {
      grants.get(subOf.get(key) ?? '')?.set(made.subscription.id, role);
    }
  };

  for (const row of personaSubscriptions(clock, preparingSeconds)) {
    const plan = plans.find(({ id }) => id === row.plan);
    const region = regions.find(({ code }) => code === row.region);
    if (!plan || !region) throw new Error(`The seed ${row.key} names an unknown plan or region.`);
    const made = newSubscription(
      { ...row, plan, timezone: region.timezone, customerId: row.customer },
      clock,
    );
    add(made, row.roles);
  }
  // The fleets' thousands are made only when they are first read; their times count from here all the same.
  const start = clock.seconds();
  const asOf = { seconds: () => start };
  let hasFleets = false;
  function addFleets(): void {
    if (hasFleets) return;
    hasFleets = true;
    for (const fleet of FLEETS) {
      const { prefix, persona, role } = fleet;
      const customerIdOf = (n: number) => fleetCustomerId(prefix, n);
      for (const made of subscriptionsOf(fleet, customerIdOf, { plans, regions }, asOf)) {
        add(made, { [persona]: role });
      }
    }
  }

  let number = 4000;
  const firstOfFleet = fleetOf(
    'fleet',
    { plans, regions },
    asOf,
  )(0, fleetCustomerId('fleet', 0)).subscription;
  const invoices = Object.entries(INVOICES).flatMap(([key, { count, newest }]) => {
    const subscription = key === 'fleet-1' ? firstOfFleet : subscriptions.get(`sub-${key}`);
    const plan = plans.find(({ id }) => id === subscription?.plan_id);
    if (!subscription || !plan) throw new Error(`The seed has invoices for an unknown subscription ${key}.`);
    number -= count;
    const next = subscription.payment_at ?? subscription.contract_term_end ?? start;
    const made = invoicesOf(subscription, plan, {
      count,
      firstNumber: number + count,
      newestAt: lastPaymentAt(plan, next, start),
      ...(newest && { newest }),
    });
    subscription.total_dues = duesOf(made, start);
    return made;
  });
  for (const { prefix, size } of FLEETS) {
    const make = fleetOf(prefix, { plans, regions }, asOf);
    for (let n = 0; n < size; n += 1) {
      if (owes(n)) invoices.push(...make(n, fleetCustomerId(prefix, n)).invoices);
    }
  }

  return {
    accounts,
    plans,
    regions,
    subscriptions,
    stacks,
    grants,
    customers: new Map(seedCustomers(accounts).map((customer) => [customer.id, customer])),
    invoices,
    checkouts: new Map(),
    portalSessions: new Map(),
    uploadTickets: new Map(),
    gitProjects: seedGitProjects(),
    visitor: { countryCode: 'DE', latitude: 49.45, longitude: 11.08 },
  };
}
