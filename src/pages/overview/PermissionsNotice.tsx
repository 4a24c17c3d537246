// Why the cards offer nothing: said once above them all, until the permissions can be read.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../api/client/lists';
import { permissionsQuery } from '../../api/user/permissions';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutNotice } from '../../ui/feedback/LeftOutNotice';
import { t } from '../../messages/t';

/** Nothing while they are all there, or on their way. */
export function PermissionsNotice() {
  const { data, error, refetch } = useQuery(permissionsQuery());
  const leftOut = useLeftOut(permissionsQuery());
  if (data || !error)
    return <LeftOutNotice count={leftOut} one={t('overview.permission')} many={t('overview.permissions')} />;
  return (
    <Box sx={{ mb: 3 }}>
      <FailureAlert
        message={t('overview.noPermissions', { why: error.message })}
        onRetry={() => void refetch()}
      />
    </Box>
  );
}
