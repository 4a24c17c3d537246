// Explains once, above the cards or the table, why actions may be missing, until the permissions can be read.
import Box from '@mui/material/Box';
import { useLeftOut } from '../../api/client/lists';
import { permissionsQuery, usePermissions } from '../../api/user/permissions';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutNotice } from '../../ui/feedback/LeftOutNotice';
import { t } from '../../messages/t';

/** The notice; nothing if none is missing or they are loading for the first time (docs/product/permissions.md#unreadable). */
export function PermissionsNotice() {
  const { isKnown, error, readAgain } = usePermissions();
  const leftOut = useLeftOut(permissionsQuery());
  if (!error)
    return <LeftOutNotice count={leftOut} one={t('overview.permission')} many={t('overview.permissions')} />;
  return (
    <Box sx={{ mb: 3 }}>
      <FailureAlert
        message={t(isKnown ? 'overview.oldPermissions' : 'overview.noPermissions', {
          why: error.message,
        })}
        onRetry={readAgain}
      />
    </Box>
  );
}
