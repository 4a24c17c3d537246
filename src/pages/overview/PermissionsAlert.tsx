// Explains once, above the cards or the table, why actions may be missing, until the permissions can be read.
import Box from '@mui/material/Box';
import { useLeftOut } from '../../api/client/lists';
import { permissionsQuery, usePermissions } from '../../api/user/permissions';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { PermissionsFailure } from './PermissionsFailure';
import { t } from '../../messages/t';

/** The notice; nothing if none is missing or they are loading for the first time (docs/product/permissions.md#unreadable). */
export function PermissionsAlert() {
  const permissions = usePermissions();
  const leftOut = useLeftOut(permissionsQuery());
  if (!permissions.error)
    return <LeftOutAlert count={leftOut} one={t('overview.permission')} many={t('overview.permissions')} />;
  return (
    <Box sx={{ mb: 3 }}>
      <PermissionsFailure permissions={permissions} />
    </Box>
  );
}
