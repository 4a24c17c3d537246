// A stack's admin password in a dialog over the results. It is fetched when the dialog opens, and gone when it closes
// (docs/product/supporter.md#secrets).
import { Button } from '../../../ui/form/Button';
import { DialogFrame } from '../../../ui/form/DialogFrame';
import { useAdminPassword } from '../../../api/supporter/supporterInstances';
import { t } from '../../../messages/t';
import { SecretText } from '../../../ui/content/SecretText';

/** Shows the stack's admin password in a dialog. */
export function PasswordDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const readAdminPassword = useAdminPassword(name);
  return (
    <DialogFrame
      title={t('supporter.accessTo', { name })}
      onClose={onClose}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is its safe button
        <Button autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <SecretText what={t('supporter.adminPasswordNoun')} read={readAdminPassword} isRequested />
    </DialogFrame>
  );
}
