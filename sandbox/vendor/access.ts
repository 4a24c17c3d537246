// Who may do what, as the vendor checks it by the role on the resource (docs/product/permissions.md#table). What
// somebody has no part in doesn't exist for them.
import { cloudState, isBusy } from '../world/provisioning.ts';
import type { Account } from '../world/world.ts';
import type { Role, Stack, SubscriptionRecord, VendorWorld } from '../world/vendorWorld.ts';
import type { Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';

export type Right = 'manageSubscription' | 'manageInstance' | 'manageInvoices' | 'uploadFiles';

const ROLES: Record<Right, readonly Role[]> = {
  manageSubscription: ['owner', 'direct_reseller', 'distributor'],
  manageInstance: ['owner', 'admin', 'direct_reseller', 'involved_reseller'],
  manageInvoices: ['owner', 'direct_reseller', 'distributor'],
  uploadFiles: ['owner', 'direct_reseller', 'involved_reseller'],
};

/** Whether the account has that right on the subscription. */
export function hasRight(
  world: VendorWorld,
  account: Account,
  subscriptionId: string,
  right: Right,
): boolean {
  const role = world.roleOf(account, subscriptionId);
  return role !== undefined && ROLES[right].includes(role);
}

export interface Held {
  subscription: SubscriptionRecord;
  stack: Stack;
}

/** The subscription with that id, if the caller has one of the rights on it (or any part in it, without rights named). */
export function subscriptionFor(call: Call, id: string, ...rights: Right[]): Held {
  const { world, account } = call;
  const subscription = world.subscriptions.get(id);
  if (!subscription || world.roleOf(account, id) === undefined) {
    throw new Refusal(404, 'There is no such subscription.');
  }
  if (rights.length > 0 && !rights.some((right) => hasRight(world, account, id, right))) {
    throw new Refusal(403, 'You do not have the right to do this with this subscription.');
  }
  return { subscription, stack: world.stackOf(subscription) };
}

/** The same by the id of the stack; a cancelled subscription has none any more. */
export function stackFor(call: Call, stackId: string, ...rights: Right[]): Held {
  const stack = call.world.stacks.get(stackId);
  const subscription = call.world.subscriptions.get(stack?.subscriptionId ?? '');
  if (!subscription || subscription.subscription_status === 'cancelled') {
    throw new Refusal(404, 'There is no such instance.');
  }
  return subscriptionFor(call, subscription.id, ...rights);
}

/** Refuses with 409 what can't be done while the vendor works on the stack, or when it never came into being. */
export function ensureIdle({ world }: Call, stack: Stack): void {
  if (isBusy(stack, world.clock) || world.clock.now() < stack.restartingUntil) {
    throw new Refusal(409, 'The instance is busy. Please try again later.');
  }
  if (cloudState(stack, world.clock) === 'CREATE_FAILED') {
    throw new Refusal(409, 'The instance could not be created. Please ask our customer service.');
  }
}
