// The monitoring users of one instance (docs/product/monitoring-users.md#page).
import Box from '@mui/material/Box';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { InstanceUsers } from './InstanceUsers';
import { prtgUsers } from './prtgUsers';

/** The page at /prtg-users/{id}. */
export function PrtgUsersPage() {
  return (
    <OpenInstance tool={prtgUsers}>
      {(instance) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Alert kind="info">{t('prtgUsers.note')}</Alert>
          <InstanceUsers instance={instance} />
        </Box>
      )}
    </OpenInstance>
  );
}
