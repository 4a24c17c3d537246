// The instances that the user may use a tool on, once subscriptions and permissions are both known.
import { useQuery } from '@tanstack/react-query';
import { useSkipped } from '../../api/client/lists';
import { usePermissions } from '../../api/user/permissions';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { countNotReady, instancesFor } from '../../domain/instances/instance';
import { permittedIds, type Permission } from '../../domain/subscriptions/permission';

/**
 * Returns the permitted instances by name, undefined while they aren't known, and why they couldn't be loaded. Instances that
 * were permitted by an earlier read of the permissions stay, beside the error of the last (docs/product/permissions.md#unreadable).
 */
export function useInstances(permission: Permission) {
  const subscriptions = useQuery(subscriptionsQuery());
  const permissions = usePermissions();
  const list = subscriptions.data;
  const resources = permissions.isKnown ? permissions.resources : undefined;
  const permitted = permittedIds(permissions.resources, permission);
  const listError = list ? null : subscriptions.error;
  return {
    instances: list && resources ? instancesFor(list, resources, permission) : undefined,
    /** An instance that isn't among them isn't permitted, as far as the server says. */
    isSettled: permissions.isSettled,
    hasSubscriptions: list !== undefined && list.length > 0,
    /** True if the user has the permission on a subscription, even if its instance failed or is deleted. */
    isPermitted: list?.some(({ id }) => permitted.has(id)) ?? false,
    notReady: countNotReady(list ?? [], permissions.resources, permission),
    /** How many subscriptions can't be shown. */
    skipped: useSkipped(subscriptionsQuery()),
    error: listError ?? permissions.error,
    refetch: listError ? () => void subscriptions.refetch() : permissions.readAgain,
  };
}
