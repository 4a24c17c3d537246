// One snackbar for the whole portal (specification 2, 4, 9): the first message wins and leaves after its time or on
// Close. Its two live regions stand in the page before any message does, so that screen readers hear it.
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
      <div role="status">{toast.type === 'success' && snackbar}</div>
      <div role="alert">{toast.type === 'error' && snackbar}</div>
    </ToastContext>
  );
}
