// Tracks whether code is being loaded on demand, or asked for anew, so that a user who has pressed something that needs it sees
// progress (docs/product/screens.md#top-bar).
import { useSyncExternalStore } from 'react';
import { createStore } from '../../domain/values/store';

const loading = createStore(0);
const count = (by: 1 | -1) => loading.set(loading.current() + by);

/** Calls `load`, and counts the code as on its way until it settles. Returns and throws what `load` does. */
export async function trackCodeLoading<T>(load: () => Promise<T>): Promise<T> {
  const code = load();
  // Deferred: `load` may be called while React renders, when listeners must not set state.
  queueMicrotask(() => count(1));
  try {
    return await code;
  } finally {
    count(-1);
  }
}

/** True while any code is on its way. */
export function useIsCodeLoading(): boolean {
  return useSyncExternalStore(loading.subscribe, () => loading.current() > 0);
}
