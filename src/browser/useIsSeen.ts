// Whether the tab is in view: what comes in a hidden one has its time from when somebody can read it.
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
