// Why actions may be missing: the permissions couldn't be read, for the first time or again.
import type { Permissions } from '../../api/user/permissions';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { t } from '../../messages/t';

/**
 * The failure, with "Try again"; nothing without one (docs/product/permissions.md#unreadable). Doesn't call `usePermissions`
 * itself: a query that failed is read again by every component that mounts with it.
 */
export function PermissionsFailure({ permissions }: { permissions: Permissions }) {
  const { isKnown, error, readAgain } = permissions;
  if (!error) return null;
  const why = error.message;
  return (
    <FailureAlert
      message={t(isKnown ? 'overview.oldPermissions' : 'overview.noPermissions', { why })}
      onRetry={readAgain}
    />
  );
}
