// Asks customers with a trial whether to upgrade it or get another subscription (docs/product/screens.md#adding-one).
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Button } from '../../ui/form/Button';
import { layout } from '../../theme';
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
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby="upgrade-title"
      aria-describedby="upgrade-text"
      slotProps={{ paper: { sx: { maxWidth: layout.dialog } } }}
    >
      <DialogTitle id="upgrade-title">{t('overview.upgradeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="upgrade-text">{t('overview.upgradeQuestion')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onAddNew}>{t('overview.addNew')}</Button>
        <Button variant="contained" onClick={onUpgrade}>
          {t('overview.upgrade')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
