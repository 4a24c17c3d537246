// The frame of a dialog: its title names it, its introduction describes it, its actions stand at the end.
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { t } from '../../messages/t';
import { layout } from '../../theme';
import { Button } from './Button';

interface DialogFrameProps extends Pick<DialogProps, 'fullWidth' | 'sx'> {
  /** Open unless said otherwise. */
  open?: boolean;
  title: ReactNode;
  /** What the dialog is for, below its title. */
  about?: ReactNode;
  children?: ReactNode;
  /** The buttons, the most important one last. "Close" unless said otherwise. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A dialog 750 px wide at most, and that wide on a large screen unless `fullWidth` is false. */
export function DialogFrame({
  open = true,
  title,
  about,
  children,
  actions,
  onClose,
  ...dialog
}: DialogFrameProps) {
  const aboutId = useId();
  return (
    <Dialog
      open={open}
      fullWidth
      onClose={onClose}
      aria-describedby={about === undefined ? undefined : aboutId}
      slotProps={{ paper: { sx: { maxWidth: layout.dialog } } }}
      {...dialog}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {about !== undefined && (
          <DialogContentText id={aboutId} sx={children === undefined ? undefined : { mb: 2 }}>
            {about}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, px: 3, pb: 2 }}>
        {actions ?? (
          <Button variant="contained" onClick={onClose}>
            {t('common.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
