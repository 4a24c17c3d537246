// The toast where the snackbar's own code can't be had: the same words, time and Close button
// (docs/product/messages.md#time).
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { toastDuration, type Toast } from '../domain/values/toast';
import { useIsSeen } from './useIsSeen';

/** Takes the toast and what taking it away does. */
export function PlainToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { show, message, type } = toast;
  const isSeen = useIsSeen();
  // In step with the clock: a message leaves after its time.
  useEffect(() => {
    if (!show || !isSeen) return;
    const timer = window.setTimeout(onClose, toastDuration(message));
    return () => window.clearTimeout(timer);
  }, [show, isSeen, message, onClose]);
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
      {message}
      <Button color="inherit" size="small" onClick={onClose}>
        Close
      </Button>
    </Box>
  );
}
