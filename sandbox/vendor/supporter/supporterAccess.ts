// What every supporter call needs: that the caller is support staff, and the record that the path names.
import type { Customer, Stack, SubscriptionRecord } from '../../world/vendorWorld.ts';
import type { Answer, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const SUPPORTER_ROLE = 'supporter';

/** The same answer for support staff, 403 for all others. */
export function forStaff(answer: Answer): Answer {
  return (call) => {
    if (!call.account.roles.includes(SUPPORTER_ROLE)) {
      throw new Refusal(403, 'Only support staff may do this.');
    }
    return answer(call);
  };
}

/** The stack whose name the path holds. */
export function namedStack({ world, param }: Call): Stack {
  const stack = world.stackByName(param('name'));
  if (!stack) throw new Refusal(404, 'There is no such stack.');
  return stack;
}

/** The subscription whose id the path holds. */
export function namedSubscription({ world, param }: Call): SubscriptionRecord {
  const subscription = world.subscriptions.get(param('id'));
  if (!subscription) throw new Refusal(404, 'There is no such subscription.');
  return subscription;
}

/** The customer whose id the path holds. */
export function namedCustomer({ world, param }: Call): Customer {
  const customer = world.customers.get(param('customerId'));
  if (!customer) throw new Refusal(404, 'There is no such customer.');
  return customer;
}
