// What the signed-in user may do with a subscription (docs/product/permissions.md#table). A convenience: the API
// decides.
import { usePermissions } from '../api/user/permissions';
import { can, type Permission } from '../domain/subscriptions/permission';

/** Returns a predicate over a subscription's permissions: false for all while they are not known. */
export function usePermission(subscriptionId: string): (permission: Permission) => boolean {
  const { resources } = usePermissions();
  return (permission) => can(resources, permission, subscriptionId);
}
