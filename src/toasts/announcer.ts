// Holds the one toast, outside of React, so that the server-state caches can announce before and beside any component.
import { nextToast, NO_TOAST, type Toast } from '../domain/toast';

export interface Announcer {
  current: () => Toast;
  subscribe: (listener: () => void) => () => void;
  /** Shows a message, unless one is showing (specification 4). */
  announce: (toast: Pick<Toast, 'message' | 'type'>) => void;
  /** Takes away what is showing. */
  clear: () => void;
}

/** Gives an announcer with nothing to say. */
export function createAnnouncer(): Announcer {
  let toast = NO_TOAST;
  const listeners = new Set<() => void>();
  const set = (next: Toast) => {
    if (next === toast) return;
    toast = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: (incoming) => set(nextToast(toast, incoming)),
    // The words stay while the snackbar leaves.
    clear: () => set({ ...toast, show: false }),
  };
}
