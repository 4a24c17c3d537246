// The world as it is at the start and after every reset.
import type { Clock } from '../clock.ts';
import { fleetCustomerId, seedCustomers } from './customers.ts';
import { fleetOf, FLEETS, subscriptionsOf } from './fleet.ts';
import { LateMap } from './lateMap.ts';
import { seedGitProjects } from './catalogue/gitProjects.ts';
import { invoicesOf } from './invoices.ts';
import { newSubscription } from './newSubscription.ts';
import { seedAccounts } from './personas.ts';
import { personaSubscriptions } from './personaSubscriptions.ts';
import { seedPlans } from './catalogue/plans.ts';
import { seedRegions } from './catalogue/regions.ts';
import type { Role, Stack, SubscriptionRecord, WorldState } from './vendorWorld.ts';

/** How many invoices there are at the start, by subscription; all other subscriptions have none. */
const INVOICE_COUNTS: Record<string, number> = {
  'owner-active': 24,
  'owner-dues': 10,
  'owner-nonrenewing': 6,
  'reseller-north': 5,
  'cancelled-first': 3,
  'fleet-1': 60,
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
  const invoices = Object.entries(INVOICE_COUNTS).flatMap(([key, count]) => {
    const subscription = key === 'fleet-1' ? firstOfFleet : subscriptions.get(`sub-${key}`);
    const plan = plans.find(({ id }) => id === subscription?.plan_id);
    if (!subscription || !plan) throw new Error(`The seed has invoices for an unknown subscription ${key}.`);
    number -= count;
    return invoicesOf(subscription, plan, count, number + count, clock);
  });

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
