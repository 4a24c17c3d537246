// A stack's admin password in a dialog over the results. It is fetched when the dialog opens, and gone when it closes
// (docs/product/supporter.md#secrets).
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '../../../ui/form/Button';
import { useAdminPassword } from '../../../api/supporter/supporterSecrets';
import { t } from '../../../messages/t';
import { SecretText } from '../../../ui/content/SecretText';

/** Shows the stack's admin password in a dialog. */
export function PasswordDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const titleId = useId();
  const readAdminPassword = useAdminPassword(name);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('supporter.accessTo', { name })}</DialogTitle>
      <DialogContent>
        <SecretText what={t('supporter.adminPasswordNoun')} read={readAdminPassword} isAskedFor />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is its safe button */}
        <Button autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
