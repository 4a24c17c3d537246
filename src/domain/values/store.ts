/** A value that is held outside of React, for `useSyncExternalStore`. */
export interface Store<Value> {
  current: () => Value;
  /** Replaces the value, and calls every listener. */
  set: (next: Value) => void;
  /** Calls back after each replacement. Returns a function that ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** Returns a store that holds `value`. */
export function createStore<Value>(value: Value): Store<Value> {
  let held = value;
  const listeners = new Set<() => void>();
  return {
    current: () => held,
    set: (next) => {
      held = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
