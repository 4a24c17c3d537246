// The toast for when the snackbar's own code can't be loaded: the same message, time and Close button
// (docs/product/messages.md#time).
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTimeout } from '../browser/effects/useTimer';
import { toastDuration, type Toast } from '../domain/values/toast';
import { useIsSeen } from '../browser/useIsSeen';
import { t } from '../messages/t';

/** Shows the toast, and closes it after its time. */
export function PlainToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { show, message, type } = toast;
  const isSeen = useIsSeen();
  useTimeout(show && isSeen ? toastDuration(message) : undefined, onClose);
  if (!show) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderRadius: 1,
        color: `${type}.contrastText`,
        bgcolor: `${type}.main`,
      }}
    >
      <span>{message}</span>
      <Button color="inherit" size="small" onClick={onClose}>
        <span>{t('common.close')}</span>
      </Button>
    </Box>
  );
}
