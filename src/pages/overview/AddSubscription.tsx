// The button that leads to a new subscription (docs/product/screens.md#adding-one). Customers with a trial are asked whether
// to upgrade it instead.
import AddIcon from '@mui/icons-material/Add';
import { Button } from '../../ui/form/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';
import { layout } from '../../theme';
import { t } from '../../messages/t';

interface AddSubscriptionProps {
  /** The user's trial, if there is one. */
  trial: Subscription | undefined;
  /** True if the button is the page's main action. */
  isMain: boolean;
  /** True once it is known whether there is a trial. */
  isReady: boolean;
}

/** A link to the form; for customers with a trial, a button that opens the question. */
export function AddSubscription({ trial, isMain, isReady }: AddSubscriptionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLink = isReady && !trial;
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        {...(isLink
          ? { component: Link, to: paths.newInstance() }
          : { disabled: !isReady, onClick: () => setIsOpen(true) })}
      >
        {t('overview.add')}
      </Button>
      {trial && <UpgradeDialog trial={trial} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface UpgradeDialogProps {
  trial: Subscription;
  open: boolean;
  onClose: () => void;
}

function UpgradeDialog({ trial, open, onClose }: UpgradeDialogProps) {
  const navigate = useNavigate();
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
        <Button onClick={() => void navigate(paths.newInstance())}>{t('overview.addNew')}</Button>
        <Button
          variant="contained"
          onClick={() => void navigate(paths.manage(trial.id, { scrollToSubscription: true }))}
        >
          {t('overview.upgrade')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
