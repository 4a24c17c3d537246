// One snackbar for the whole portal (specification 2, 4, 9): the first message wins and leaves after its time or on
// Close. Its two live regions stand in the page before any message does, so that screen readers hear it.
import Box from '@mui/material/Box';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { Announcer } from './announcer';
import { ToastContext } from './useToast';

const loadSnackbar = () => import('./ToastSnackbar');

// Deferred until the first message, or the first quiet moment: nobody needs it to see the first page.
const ToastSnackbar = lazy(async () => ({ default: (await loadSnackbar()).ToastSnackbar }));

/** Takes the announcer that the caches speak through; gives `useToast` to what stands in it. */
export function ToastProvider({ announcer, children }: { announcer: Announcer; children: ReactNode }) {
  const toast = useSyncExternalStore(announcer.subscribe, announcer.current);
  const snackbar = toast.message !== '' && (
    <Suspense>
      <ToastSnackbar toast={toast} onClose={announcer.clear} />
    </Suspense>
  );
  return (
    <ToastContext value={announcer}>
      {children}
      <Box role="status" sx={place}>
        {toast.type === 'success' && snackbar}
      </Box>
      <Box role="alert" sx={place}>
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
