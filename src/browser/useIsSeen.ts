// Whether the tab is in view: a message that arrives in a hidden tab gets its full time once the tab is shown.
import { useSyncExternalStore } from 'react';

const isSeen = () => document.visibilityState !== 'hidden';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** True while the tab is in view. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(subscribe, isSeen);
}
