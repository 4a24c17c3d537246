// The instances that one of the instance tools can be used on, as its picker offers them
// (docs/product/screens.md#pickers, docs/product/permissions.md#table).
import { permittedIds, type Permission, type Resource } from '../subscriptions/permission';
import { ordered } from '../values/ordered';
import { displayName, isDeleted, stackState, type Subscription } from '../subscriptions/subscription';
import { foundIn } from '../text/searchWords';

/**
 * A subscription whose instance exists: `stackId` is what every call about the instance goes by
 * (docs/product/vendor-api.md#identifiers).
 */
export type Instance = Subscription & { stackId: string };

/** Whether there is an instance, or will be one, also where nobody can be asked about it yet. */
export function comesToBe(subscription: Subscription): boolean {
  return !isDeleted(subscription) && stackState(subscription) !== 'failed';
}

/** The same, where it can be asked about. */
export function hasInstance(subscription: Subscription): subscription is Instance {
  return subscription.stackId !== undefined && comesToBe(subscription);
}

/** The same, where nothing is going on with it: its settings can be read and changed. */
export function isReadyInstance(subscription: Subscription): subscription is Instance {
  return hasInstance(subscription) && stackState(subscription) === 'ready';
}

/** Returns the instances the user has the permission on, sorted by name. */
export function instancesFor(
  subscriptions: readonly Subscription[],
  resources: readonly Resource[],
  permission: Permission,
): Instance[] {
  const allowed = permittedIds(resources, permission);
  const instances = subscriptions.filter(hasInstance).filter(({ id }) => allowed.has(id));
  return ordered(instances, [displayName]);
}

/** The instances in whose name, address or region every typed word occurs. */
export function findInstances<I extends Subscription>(instances: readonly I[], search: string): readonly I[] {
  return foundIn(instances, search, (instance) =>
    [displayName(instance), instance.fqdn, instance.region].join(' '),
  );
}
