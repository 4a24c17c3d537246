// Holds the one toast, outside of React, so that the server-state caches can announce before and beside any component.
import { nextToast, NO_TOAST, type Toast } from '../domain/toast';

/** A toast on the screen; `turn` counts them, so that one is told from the next. */
export interface ShownToast extends Toast {
  turn: number;
}

export interface Announcer {
  current: () => ShownToast;
  subscribe: (listener: () => void) => () => void;
  /** Shows a message, unless one is showing (specification 4). */
  announce: (toast: Pick<Toast, 'message' | 'type'>) => void;
  /** Takes away what is showing. */
  clear: () => void;
}

/** Gives an announcer with nothing to say. */
export function createAnnouncer(): Announcer {
  let toast: ShownToast = { ...NO_TOAST, turn: 0 };
  const listeners = new Set<() => void>();
  const set = (next: ShownToast) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: (incoming) => {
      const next = nextToast(toast, incoming);
      if (next !== toast) set({ ...next, turn: toast.turn + 1 });
    },
    // The words stay while the snackbar leaves.
    clear: () => {
      if (toast.show) set({ ...toast, show: false });
    },
  };
}
