// The snackbar itself, coloured by the toast's type, with a Close button (docs/product/messages.md#toasts,
// docs/product/messages.md#time).
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { snackbarTimeout, toastDuration, type Toast } from '../domain/values/toast';
import { useIsSeen } from '../browser/useIsSeen';
import { t } from '../messages/t';

/** Shows the toast; it closes after its time or on Close. MUI's snackbar pauses on hover and focus. */
export function ToastSnackbar({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const duration = toastDuration(toast.message);
  const isSeen = useIsSeen();
  return (
    <Snackbar
      open={toast.show}
      autoHideDuration={snackbarTimeout(isSeen ? duration : -1)}
      // MUI would resume with half the time, but a toast behind the checkout's window can't have been read at all.
      resumeHideDuration={duration}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      // Its live region is positioned instead (ToastProvider).
      sx={{ '&&': { position: 'static', transform: 'none' } }}
    >
      <Alert
        variant="filled"
        severity={toast.type}
        // The surrounding live region is what screen readers announce.
        role="presentation"
        action={
          <Button color="inherit" size="small" onClick={onClose}>
            <span>{t('common.close')}</span>
          </Button>
        }
      >
        {toast.message}
      </Alert>
    </Snackbar>
  );
}
