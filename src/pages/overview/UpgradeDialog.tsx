// Asks customers with a trial whether to upgrade it or get another subscription (docs/product/screens.md#adding-one).
import { Button } from '../../ui/form/Button';
import { DialogFrame } from '../../ui/form/DialogFrame';
import { t } from '../../messages/t';

interface UpgradeDialogProps {
  open: boolean;
  onClose: () => void;
  onAddNew: () => void;
  onUpgrade: () => void;
}

/** The dialog, 750 px wide at most. */
export function UpgradeDialog({ open, onClose, onAddNew, onUpgrade }: UpgradeDialogProps) {
  return (
    <DialogFrame
      open={open}
      title={t('overview.upgradeTitle')}
      about={t('overview.upgradeQuestion')}
      fullWidth={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAddNew}>{t('overview.addNew')}</Button>
          <Button variant="contained" onClick={onUpgrade}>
            {t('overview.upgrade')}
          </Button>
        </>
      }
    />
  );
}
