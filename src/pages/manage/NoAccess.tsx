// What users without access to any part of the page see (docs/product/permissions.md#hidden-or-disabled).
import Box from '@mui/material/Box';
import { rolesInWords } from '../../domain/subscriptions/permission';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

/** Shows that the user may do nothing here, and which roles may. */
export function NoAccess() {
  return (
    <Alert kind="info">
      <div>{t('manage.noAccess')}</div>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        <li>{t('manage.settingsNeedRole', { roles: rolesInWords('manageInstance') })}</li>
        <li>{t('manage.subscriptionNeedsRole', { roles: rolesInWords('manageSubscription') })}</li>
      </Box>
    </Alert>
  );
}
