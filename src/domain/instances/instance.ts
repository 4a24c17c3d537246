// The instances that one of the instance tools can be used on, as its picker offers them
// (docs/product/screens.md#pickers, docs/product/permissions.md#table).
import { permittedIds, type Permission, type Resource } from '../subscriptions/permission';
import { ordered } from '../values/ordered';
import {
  displayName,
  isDeleted,
  isPolled,
  stackState,
  type Subscription,
} from '../subscriptions/subscription';
import { message, type Message } from '../../messages/t';
import { foundIn } from '../text/searchWords';

/**
 * A subscription whose instance exists: every call about the instance identifies it by `stackId`
 * (docs/product/vendor-api.md#identifiers).
 */
export type Instance = Subscription & { stackId: string };

/** True if there is an instance, or will be one; also while it has no stack id, so that no calls about it are possible. */
export function comesToBe(subscription: Subscription): boolean {
  return !isDeleted(subscription) && stackState(subscription) !== 'failed';
}

/** Like `comesToBe`, but true only if it has a stack id, so that calls about it are possible. */
export function hasInstance(subscription: Subscription): subscription is Instance {
  return subscription.stackId !== undefined && comesToBe(subscription);
}

/** Like `hasInstance`, but true only if it is ready, so that its settings can be read and changed. */
export function isReadyInstance(subscription: Subscription): subscription is Instance {
  return hasInstance(subscription) && stackState(subscription) === 'ready';
}

/** Returns why nothing can be done with an instance that has no stack id. */
export function noStackLabel(subscription: Subscription): Message {
  switch (stackState(subscription)) {
    case 'ready':
      return message('tools.noStackId');
    case 'failed':
      return message('tools.failed');
    case 'preparing':
      return message('tools.preparing');
    case 'unknown':
      return message('tools.gettingStatus');
  }
}

/** Returns the subscriptions whose instances the user has the permission on, sorted by name. */
export function instancesFor(
  subscriptions: readonly Subscription[],
  resources: readonly Resource[],
  permission: Permission,
): Subscription[] {
  const allowed = permittedIds(resources, permission);
  const instances = subscriptions.filter((one) => comesToBe(one) && allowed.has(one.id));
  return ordered(instances, [displayName]);
}

/** Returns how many instances on which the user has the permission, or in preparation is likely to get it, aren't ready. */
export function countNotReady(
  subscriptions: readonly Subscription[],
  resources: readonly Resource[],
  permission: Permission,
): number {
  const allowed = permittedIds(resources, permission);
  // The API lists permissions on a new instance only once it is ready: it will be as on the user's others.
  const isRefused = subscriptions.some((one) => isReadyInstance(one) && !allowed.has(one.id));
  const mayBe = (one: Subscription) => allowed.has(one.id) || (!isRefused && isPolled(one));
  return subscriptions.filter((one) => comesToBe(one) && !isReadyInstance(one) && mayBe(one)).length;
}

/** The instances in whose name, address or region every typed word occurs. */
export function findInstances<I extends Subscription>(instances: readonly I[], search: string): readonly I[] {
  return foundIn(instances, search, (instance) =>
    [displayName(instance), instance.fqdn, instance.region].join(' '),
  );
}
