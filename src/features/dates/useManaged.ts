// Which subscriptions have a page on which the user may do something.
import { usePermissions } from '../../api/user/permissions';
import { permittedIds } from '../../domain/subscriptions/permission';

/** Returns the ids of those whose instance or subscription the user may manage; none while that isn't known. */
export function useManaged(): ReadonlySet<string> {
  const { resources } = usePermissions();
  return new Set([
    ...permittedIds(resources, 'manageInstance'),
    ...permittedIds(resources, 'manageSubscription'),
  ]);
}
