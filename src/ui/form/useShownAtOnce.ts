// For controls whose choice renders a long list: the control follows the finger, and the list may come later.
import { startTransition, useOptimistic } from 'react';

/**
 * Returns the value to show and a function that changes it: the new value is shown at once, and what `onChange` sets is rendered
 * in a transition, which the next key may interrupt.
 */
export function useShownAtOnce<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value);
  const change = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, change] as const;
}
