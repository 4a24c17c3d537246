// Tracks whether code is being loaded on demand, or asked for anew, so that a user who has pressed something that needs it sees
// progress (docs/product/screens.md#top-bar).
import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Calls `load`, and counts the code as on its way until it settles. Returns and throws what `load` does. */
export async function onItsWay<T>(load: () => Promise<T>): Promise<T> {
  const loading = load();
  // Deferred: `load` may be called while React renders, when listeners must not set state.
  queueMicrotask(() => change(1));
  try {
    return await loading;
  } finally {
    change(-1);
  }
}

/** True while any code is on its way. */
export function useIsCodeOnItsWay(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}

function change(by: 1 | -1) {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
