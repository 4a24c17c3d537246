// What supporter calls have in common: they look up the record that the path names.
import type { Customer, Stack, SubscriptionRecord } from '../../world/vendorWorld.ts';
import type { Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

/** Returns the stack that the path names. Throws a 404 if there is none. */
export function namedStack({ world, param }: Call): Stack {
  const stack = world.stackByName(param('stackName'));
  if (!stack) throw new Refusal(404, 'There is no such stack.');
  return stack;
}

/** Returns the subscription whose id is in the path. Throws a 404 if there is none. */
export function namedSubscription({ world, param }: Call): SubscriptionRecord {
  const subscription = world.subscriptions.get(param('subscriptionId'));
  if (!subscription) throw new Refusal(404, 'There is no such subscription.');
  return subscription;
}

/** Returns the customer whose id is in the path. Throws a 404 if there is none. */
export function namedCustomer({ world, param }: Call): Customer {
  const customer = world.customers.get(param('customerId'));
  if (!customer) throw new Refusal(404, 'There is no such customer.');
  return customer;
}
