// What the signed-in user may do with a subscription (docs/product/permissions.md#table). A convenience: the API
// decides.
import { useMemo } from 'react';
import { usePermissions } from '../api/user/permissions';
import { can, permissionsById, type Permission } from '../domain/subscriptions/permission';
import { useTrialStarted } from '../api/subscriptions/trialStarted';
import { useProfile } from '../auth/useProfile';

/** Returns a predicate over a subscription's permissions: false for all while they are not known. */
export function usePermission(subscriptionId: string): (permission: Permission) => boolean {
  const { resources } = usePermissions();
  return (permission) => can(resources, permission, subscriptionId);
}

/** Returns such a predicate for any subscription, fast for thousands. */
export function usePermissionOf() {
  const { resources } = usePermissions();
  return useMemo(() => {
    const permitted = permissionsById(resources);
    return (subscriptionId: string) => (permission: Permission) =>
      permitted.get(subscriptionId)?.has(permission) === true;
  }, [resources]);
}

/** True if the claims allow a trial; false once one was started since sign-in, even if that was cancelled or upgraded. */
export function useCanHaveTrial(): boolean {
  const { canHaveTrial } = useProfile();
  const isStarted = useTrialStarted();
  return canHaveTrial && !isStarted;
}
