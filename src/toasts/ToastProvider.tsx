// One snackbar for the whole portal (docs/product/messages.md#toasts, docs/product/messages.md#announcing): the first
// message wins and closes after its time or on Close. Its two live regions are in the page before any message, so
// that screen readers announce it.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useSyncExternalStore, type ReactNode, useRef, type FocusEvent } from 'react';
import { snackbarTimeout, toastDuration, type Toast } from '../domain/values/toast';
import { t } from '../messages/t';
import type { Announcer } from './announcer';
import { TOAST_ROOM } from '../theme';
import { ToastContext } from './useToast';

/** Shows the announcer's toast and provides `useToast` to its children. */
export function ToastProvider({ announcer, children }: { announcer: Announcer; children: ReactNode }) {
  const toast = useSyncExternalStore(announcer.subscribe, announcer.current);
  const { onFocus, returnFocus } = useFocusReturn();
  const close = () => {
    returnFocus();
    announcer.clear();
  };
  const snackbar = toast.message !== '' && <ToastSnackbar key={toast.turn} toast={toast} onClose={close} />;
  return (
    <ToastContext value={announcer}>
      {children}
      <Box role="status" onFocus={onFocus} sx={corner}>
        {toast.type === 'success' && snackbar}
      </Box>
      <Box role="alert" onFocus={onFocus} sx={corner}>
        {toast.type === 'error' && snackbar}
      </Box>
    </ToastContext>
  );
}

/** The toast itself. MUI's snackbar pauses on hover and focus. */
function ToastSnackbar({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const duration = toastDuration(toast.message);
  const isSeen = useIsSeen();
  return (
    <Snackbar
      ref={keepRoom}
      open={toast.show}
      autoHideDuration={snackbarTimeout(isSeen ? duration : -1)}
      // MUI would resume with half the time, but a toast behind the checkout's window can't have been read at all.
      resumeHideDuration={duration}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      // Its live region is positioned instead.
      sx={{ '&&': { position: 'static', transform: 'none' } }}
    >
      <Alert
        variant="filled"
        severity={toast.type}
        // The surrounding live region is what screen readers announce.
        role="presentation"
        // Long words of a server scroll, so that a small screen keeps room for what is pressed.
        sx={{ '& .MuiAlert-message': { maxHeight: '25vh' } }}
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

/** Has dialogs, bars and the page leave a toast its room, so that it covers nothing that can be pressed, until it is gone. */
function keepRoom(toast: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const { top } = toast.getBoundingClientRect();
    style.setProperty(TOAST_ROOM, `${Math.ceil(window.innerHeight - top) + 8}px`);
  });
  sizes.observe(toast);
  return () => {
    sizes.disconnect();
    style.removeProperty(TOAST_ROOM);
  };
}

/** Places the live regions, which are what is seen, above the navigation at the bottom of small screens. */
const corner = {
  position: 'fixed',
  bottom: { xs: 72, md: 24 },
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
} as const;

// Returns focus after a message is closed (docs/product/interface.md#after-removing).

/**
 * Returns `onFocus`, which records where focus was before it entered a region, and `returnFocus`, which returns it there if it is
 * still in the region; to `main` if it came from nowhere, or from an element that is gone.
 */
function useFocusReturn() {
  const last = useRef<{ region: Element; from: Element | null }>(undefined);
  return {
    onFocus: ({ currentTarget: region, relatedTarget: from }: FocusEvent) => {
      if (!region.contains(from)) last.current = { region, from };
    },
    returnFocus: () => {
      const { region, from } = last.current ?? {};
      if (!region?.contains(document.activeElement)) return;
      const target = from?.isConnected ? from : document.querySelector('main');
      // Closing a message must not scroll the page.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

const isSeen = () => document.visibilityState !== 'hidden';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** True while the tab is in view: a message that arrives in a hidden one gets its full time once the tab is shown. */
function useIsSeen(): boolean {
  return useSyncExternalStore(subscribe, isSeen);
}
