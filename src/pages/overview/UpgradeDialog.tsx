// Asks who has a trial whether they want another subscription or to upgrade it (docs/product/screens.md#adding-one).
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { layout } from '../../theme';

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
      <DialogTitle id="upgrade-title">Upgrade existing subscription or create a new one</DialogTitle>
      <DialogContent>
        <DialogContentText id="upgrade-text">
          Do you want to create a new Subscription or do you want to upgrade your existing trial to a paid
          subscription?
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onAddNew}>Add new</Button>
        <Button variant="contained" onClick={onUpgrade}>
          Upgrade
        </Button>
      </DialogActions>
    </Dialog>
  );
}
