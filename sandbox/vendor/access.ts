// Access checks as the vendor makes them, by the role on the resource (docs/product/permissions.md#table). A resource that the
// caller has no role on doesn't exist for them.
import { cloudState, isBusy } from '../world/provisioning.ts';
import type { Account } from '../world/world.ts';
import type { Role, Stack, SubscriptionRecord, VendorWorld } from '../world/vendorWorld.ts';
import type { Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';

/** What a role can allow. */
export type Right = 'manageSubscription' | 'manageInstance' | 'manageInvoices' | 'uploadFiles';

const ROLES: Record<Right, readonly Role[]> = {
  manageSubscription: ['owner', 'direct_reseller', 'distributor'],
  manageInstance: ['owner', 'admin', 'direct_reseller', 'involved_reseller'],
  manageInvoices: ['owner', 'direct_reseller', 'distributor'],
  uploadFiles: ['owner', 'direct_reseller', 'involved_reseller'],
};

/** True if the account has that right on the subscription. */
export function hasRight(
  world: VendorWorld,
  account: Account,
  subscriptionId: string,
  right: Right,
): boolean {
  const role = world.roleOf(account, subscriptionId);
  return role !== undefined && ROLES[right].includes(role);
}

/** A subscription and its stack. */
export interface Held {
  subscription: SubscriptionRecord;
  stack: Stack;
}

/**
 * Returns the subscription with that id, and its stack. Throws a 404 if the caller has no role on it, and a 403 if rights are
 * named and the role allows none of them.
 */
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

/** Like `subscriptionFor`, by the stack's id. Throws a 404 for a cancelled subscription, too, whose stack no longer exists. */
export function stackFor(call: Call, stackId: string, ...rights: Right[]): Held {
  const stack = call.world.stacks.get(stackId);
  const subscription = call.world.subscriptions.get(stack?.subscriptionId ?? '');
  if (!subscription || subscription.subscription_status === 'cancelled') {
    throw new Refusal(404, 'There is no such instance.');
  }
  return subscriptionFor(call, subscription.id, ...rights);
}

/** Throws a 409 while the vendor works on the stack or its machine restarts, and if the stack could not be created. */
export function ensureIdle({ world }: Call, stack: Stack): void {
  if (isBusy(stack, world.clock) || world.clock.now() < stack.restartingUntil) {
    throw new Refusal(409, 'The instance is busy. Please try again later.');
  }
  if (cloudState(stack, world.clock) === 'CREATE_FAILED') {
    throw new Refusal(409, 'The instance could not be created. Please ask our customer service.');
  }
}
