// Holds the one toast, outside of React, so that the server-state caches can announce before and beside any component.
import { nextToast, NO_TOAST, type Toast } from '../domain/values/toast';

/** A toast on the screen; `turn` counts them, so that one is told from the next. */
interface ShownToast extends Toast {
  turn: number;
  /** What failed, where it is a failure that can be overtaken by a later success. */
  about?: string | undefined;
}

/** What was said, also where another toast was showing: then it stands in its place on the page. */
interface SaidMessage extends Pick<Toast, 'message' | 'type'> {
  /** Epoch ms. */
  at: number;
}

const MOST_SAID = 50;

export interface Announcer {
  current: () => ShownToast;
  /** Returns what was said lately, the newest last. */
  said: () => readonly SaidMessage[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message, unless one is showing: the first one wins. `about` names the action that failed. */
  announce: (toast: Pick<Toast, 'message' | 'type'>, about?: string) => void;
  /** Closes the current toast. */
  clear: () => void;
  /** Closes this action's failure toast, if it is the one showing: it has succeeded or is being retried. */
  overtake: (about: string) => void;
}

/** Returns an announcer with nothing to say. */
export function createAnnouncer(): Announcer {
  let toast: ShownToast = { ...NO_TOAST, turn: 0 };
  let said: readonly SaidMessage[] = [];
  const listeners = new Set<() => void>();
  const set = (next: ShownToast) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  // The words stay while the snackbar leaves.
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
