// One snackbar for the whole portal (docs/product/messages.md#toasts, docs/product/messages.md#announcing): the first
// message wins and closes after its time or on Close. Its two live regions are in the page before any message, so
// that screen readers announce it.
import Box from '@mui/material/Box';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useTimeout } from '../browser/effects/useTimer';
import type { Announcer } from './announcer';
import { PlainToast } from './PlainToast';
import { useFocusReturn } from './useFocusReturn';
import { ToastContext } from './useToast';

const loadSnackbar = () => import('./ToastSnackbar');

// Deferred until the first message, or a quiet moment: nobody needs it to see the first page. Where its code can't be had,
// which may be the very thing that is to be said, the message is shown without it.
const ToastSnackbar = lazy(async () => ({
  default: await loadSnackbar().then(
    (loaded) => loaded.ToastSnackbar,
    () => PlainToast,
  ),
}));

const QUIET_AFTER_MS = 10_000;

/** Shows the announcer's toast and provides `useToast` to its children. */
export function ToastProvider({ announcer, children }: { announcer: Announcer; children: ReactNode }) {
  const toast = useSyncExternalStore(announcer.subscribe, announcer.current);
  // What says that the network is away must be here before it is.
  useTimeout(QUIET_AFTER_MS, () => void loadSnackbar().catch(() => undefined));
  const { onFocus, giveBack } = useFocusReturn();
  const close = () => {
    giveBack();
    announcer.clear();
  };
  const snackbar = toast.message !== '' && (
    <Suspense>
      <ToastSnackbar key={toast.turn} toast={toast} onClose={close} />
    </Suspense>
  );
  return (
    <ToastContext value={announcer}>
      {children}
      <Box role="status" onFocus={onFocus} sx={place}>
        {toast.type === 'success' && snackbar}
      </Box>
      <Box role="alert" onFocus={onFocus} sx={place}>
        {toast.type === 'error' && snackbar}
      </Box>
    </ToastContext>
  );
}

/** Above the bar at the bottom of small screens; the live regions themselves are what is seen. */
const place = {
  position: 'fixed',
  bottom: { xs: 120, md: 24 },
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
} as const;
