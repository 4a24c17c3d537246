// Asks for confirmation before the user leaves a page and would lose something (docs/product/interface.md#unsaved-changes).
import Typography from '@mui/material/Typography';
import { useConfirmLeave } from '../../browser/useConfirmLeave';
import { ConfirmDialog } from './ConfirmDialog';
import { t } from '../../messages/t';

/** The dialog; its child says what would be lost. `isOn` while leaving would lose it. */
export function LeaveDialog({ isOn, children }: { isOn: boolean; children: string }) {
  const question = useConfirmLeave(isOn);
  return (
    <ConfirmDialog
      open={question.isAsking}
      title={t('common.leaveTitle')}
      confirmLabel={t('common.leave')}
      closeLabel={t('common.stay')}
      onConfirm={question.leave}
      onClose={question.stay}
    >
      <Typography>{children}</Typography>
    </ConfirmDialog>
  );
}
