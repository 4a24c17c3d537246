// What users without access to any part of the page see (docs/product/permissions.md#hidden-or-disabled).
import Box from '@mui/material/Box';
import { rolesInWords } from '../../domain/subscriptions/permission';
import { isFollowed, type Subscription } from '../../domain/subscriptions/subscription';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

/** Nothing for a new one, whose rights appear only once its instance is ready: the notice above says so. */
export function NoRights({ subscription }: { subscription: Subscription }) {
  if (isFollowed(subscription)) return null;
  return (
    <Alert kind="info">
      {t('manage.noAccess')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        <li>{t('manage.settingsNeedRole', { roles: rolesInWords('manageInstance') })}</li>
        <li>{t('manage.subscriptionNeedsRole', { roles: rolesInWords('manageSubscription') })}</li>
      </Box>
    </Alert>
  );
}
