// Cleanup when a component is unmounted.
import { useEffect, useEffectEvent } from 'react';

/** Calls back when the component is unmounted. */
export function useOnUnmount(onUnmount: () => void): void {
  const call = useEffectEvent(onUnmount);
  useEffect(() => () => call(), []);
}
