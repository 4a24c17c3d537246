// The monitoring users of one instance (docs/product/monitoring-users.md#page).
import Box from '@mui/material/Box';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { t } from '../../messages/t';
import { Notice } from '../../ui/feedback/Notice';
import { InstanceUsers } from './InstanceUsers';
import { prtgUsers } from './prtgUsers';

/** The page at /prtg-users/{id}. */
export function PrtgUsersPage() {
  return (
    <OpenInstance tool={prtgUsers}>
      {(instance) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Notice kind="info">{t('prtgUsers.note')}</Notice>
          <InstanceUsers instance={instance} />
        </Box>
      )}
    </OpenInstance>
  );
}
