// A newer version of the portal was deployed while this one is open: code that it would still load is gone. It is met by
// loading the site again, once for each build, and not while something of the user's would be lost by it.
import { useEffect, useEffectEvent } from 'react';
import { BUILD } from '../build';
import { readStored, store } from '../kept/storage';

const KEY = 'portal-reloaded-from';

const holds = new Set<() => boolean>();

/** From now on the page isn't loaded again by itself while that says so. Returns what ends it. */
export function holdReload(isHeld: () => boolean): () => void {
  holds.add(isHeld);
  return () => holds.delete(isHeld);
}

/** The same for as long as a component is mounted. */
export function useHoldReload(isHeld: () => boolean): void {
  const ask = useEffectEvent(isHeld);
  useEffect(() => holdReload(() => ask()), []);
}

/**
 * `reloading`: the page is leaving, and nothing is to be shown in the meantime. `held`: the user has to say when.
 * `no`: it would bring the same again, or nobody can know whether it would.
 */
export function reloadForNewVersion(): 'reloading' | 'held' | 'no' {
  if (!navigator.onLine) return 'no';
  if (readStored('tab', KEY) === BUILD) return 'no';
  if ([...holds].some((isHeld) => isHeld())) return 'held';
  // Where storage is blocked it might go on for ever.
  if (!store('tab', KEY, BUILD)) return 'no';
  window.location.reload();
  return 'reloading';
}
