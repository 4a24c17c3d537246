// Holds the one toast, outside of React, so that the server-state caches can announce before and beside any component.
import { createStore, type Store } from '../domain/values/store';
import { nextToast, NO_TOAST, type Toast } from '../domain/values/toast';

/** A toast on the screen; `turn` numbers them, so that each differs from the next. */
interface ShownToast extends Toast {
  turn: number;
  /** What failed; its later success closes this toast. */
  about?: string | undefined;
}

/** An announced message, including one that got no toast because another was showing. */
interface AnnouncedMessage extends Pick<Toast, 'message' | 'type'> {
  /** Epoch ms. */
  at: number;
}

const MOST_ANNOUNCED = 50;

/** The one toast, and the functions that change it. */
export interface Announcer extends Pick<Store<ShownToast>, 'current' | 'subscribe'> {
  /** Returns the latest messages (MOST_ANNOUNCED at most), the newest last. */
  announced: () => readonly AnnouncedMessage[];
  /** Shows a message, unless one is showing: the first one wins. `about` names what failed. */
  announce: (toast: Pick<Toast, 'message' | 'type'>, about?: string) => void;
  /** Closes the current toast. */
  clear: () => void;
  /** Closes the toast of this failure, if it is the one showing: what failed has succeeded since. */
  overtake: (about: string) => void;
}

/** Returns an announcer without a toast. */
export function createAnnouncer(): Announcer {
  const { current, set, subscribe } = createStore<ShownToast>({ ...NO_TOAST, turn: 0 });
  let announced: readonly AnnouncedMessage[] = [];
  // The message stays while the snackbar disappears.
  const clear = () => {
    if (current().show) set({ ...current(), show: false });
  };
  return {
    current,
    subscribe,
    announced: () => announced,
    announce: (incoming, about) => {
      announced = [...announced.slice(1 - MOST_ANNOUNCED), { ...incoming, at: Date.now() }];
      const toast = current();
      const next = nextToast(toast, incoming);
      if (next !== toast) set({ ...next, turn: toast.turn + 1, about });
    },
    clear,
    overtake: (about) => {
      if (current().about === about) clear();
    },
  };
}
