// Whether code is being loaded on demand, so that whoever has pressed what needs it sees that something is coming
// (docs/product/screens.md#top-bar).
import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Loads code, and counts it as on its way until then. Returns and throws what `load` does. */
export async function onItsWay<T>(load: () => Promise<T>): Promise<T> {
  const loading = load();
  // Asked for while something is drawn, when nothing else may be.
  queueMicrotask(() => change(1));
  try {
    return await loading;
  } finally {
    change(-1);
  }
}

/** Returns whether any is. */
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
