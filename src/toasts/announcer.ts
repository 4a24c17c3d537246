// Holds the one toast, outside of React, so that the server-state caches can announce before and beside any component.
import { nextToast, NO_TOAST, type Toast } from '../domain/values/toast';

/** A toast on the screen; `turn` numbers them, so that each differs from the next. */
interface ShownToast extends Toast {
  turn: number;
  /** What failed; its later success closes this toast. */
  about?: string | undefined;
}

/** An announced message, including one that got no toast because another was showing. */
interface SaidMessage extends Pick<Toast, 'message' | 'type'> {
  /** Epoch ms. */
  at: number;
}

const MOST_SAID = 50;

/** The one toast, and the functions that change it. */
export interface Announcer {
  current: () => ShownToast;
  /** Returns the latest messages (MOST_SAID at most), the newest last. */
  said: () => readonly SaidMessage[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message, unless one is showing: the first one wins. `about` names what failed. */
  announce: (toast: Pick<Toast, 'message' | 'type'>, about?: string) => void;
  /** Closes the current toast. */
  clear: () => void;
  /** Closes the toast of this failure, if it is the one showing: what failed has succeeded since. */
  overtake: (about: string) => void;
}

/** Returns an announcer without a toast. */
export function createAnnouncer(): Announcer {
  let toast: ShownToast = { ...NO_TOAST, turn: 0 };
  let said: readonly SaidMessage[] = [];
  const listeners = new Set<() => void>();
  const set = (next: ShownToast) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  // The message stays while the snackbar disappears.
  const clear = () => {
    if (toast.show) set({ ...toast, show: false });
  };
  return {
    current: () => toast,
    said: () => said,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: (incoming, about) => {
      said = [...said.slice(1 - MOST_SAID), { ...incoming, at: Date.now() }];
      const next = nextToast(toast, incoming);
      if (next !== toast) set({ ...next, turn: toast.turn + 1, about });
    },
    clear,
    overtake: (about) => {
      if (toast.about === about) clear();
    },
  };
}
