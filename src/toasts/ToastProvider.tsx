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

// Loaded with the first message, or after QUIET_AFTER_MS, as the first page doesn't need it. If its code can't be loaded,
// which may be the very failure to announce, PlainToast shows the message.
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
  // The code that announces a lost network must be loaded before the network is lost.
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

/** Places the live regions, which are what is seen, above the bar at the bottom of small screens. */
const place = {
  position: 'fixed',
  bottom: { xs: 120, md: 24 },
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
} as const;
