// What the signed-in user may do with a subscription (docs/product/permissions.md#table). A convenience: the API
// decides.
import { useMemo } from 'react';
import { usePermissions } from '../api/user/permissions';
import { can, permissionsById, type Permission } from '../domain/subscriptions/permission';

/** Returns a predicate over a subscription's permissions: false for all while they are not known. */
export function usePermission(subscriptionId: string): (permission: Permission) => boolean {
  const { resources } = usePermissions();
  return (permission) => can(resources, permission, subscriptionId);
}

/** Returns such a predicate for any subscription, fast for thousands, and whether the permissions are still loading. */
export function usePermissionOf() {
  const { resources, isPending } = usePermissions();
  const permitted = useMemo(() => permissionsById(resources), [resources]);
  return useMemo(
    () => ({
      isPending,
      mayOn: (subscriptionId: string) => (permission: Permission) =>
        permitted.get(subscriptionId)?.has(permission) === true,
    }),
    [permitted, isPending],
  );
}
