// What supporter calls have in common: they check that the caller is support staff, and look up the record that the path names.
import type { Customer, Stack, SubscriptionRecord } from '../../world/vendorWorld.ts';
import type { Answer, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const SUPPORTER_ROLE = 'supporter';

/** Wraps a call so that it throws a 403 unless the caller is support staff. */
export function forStaff(answer: Answer): Answer {
  return (call) => {
    if (!call.account.roles.includes(SUPPORTER_ROLE)) {
      throw new Refusal(403, 'Only support staff may do this.');
    }
    return answer(call);
  };
}

/** Returns the stack that the path names. Throws a 404 if there is none. */
export function namedStack({ world, param }: Call): Stack {
  const stack = world.stackByName(param('name'));
  if (!stack) throw new Refusal(404, 'There is no such stack.');
  return stack;
}

/** Returns the subscription whose id is in the path. Throws a 404 if there is none. */
export function namedSubscription({ world, param }: Call): SubscriptionRecord {
  const subscription = world.subscriptions.get(param('id'));
  if (!subscription) throw new Refusal(404, 'There is no such subscription.');
  return subscription;
}

/** Returns the customer whose id is in the path. Throws a 404 if there is none. */
export function namedCustomer({ world, param }: Call): Customer {
  const customer = world.customers.get(param('customerId'));
  if (!customer) throw new Refusal(404, 'There is no such customer.');
  return customer;
}
