// Handles a newer version of the portal deployed while this one is open, when code that it would still load is gone: reloads
// the site, once for each build, and not while the user would lose something.
import { useEffect, useEffectEvent } from 'react';
import { BUILD } from '../build';
import { askSite } from '../network';
import { readStored, store } from '../storage/storage';

const KEY = 'portal-reloaded-from';

const holds = new Set<() => boolean>();

/** Prevents automatic reloads while `isHeld` returns true. Returns a function that ends this. */
export function holdReload(isHeld: () => boolean): () => void {
  holds.add(isHeld);
  return () => holds.delete(isHeld);
}

/** As holdReload, for as long as the component is mounted. */
export function useHoldReload(isHeld: () => boolean): void {
  const ask = useEffectEvent(isHeld);
  useEffect(() => holdReload(() => ask()), []);
}

/**
 * Reloads the page if that can help. `reloading`: show nothing until the page is gone. `held`: the user has to choose when.
 * `no`: the site can't be reached, was already reloaded from this build, or storage can't record that it was.
 */
export async function reloadForNewVersion(): Promise<'reloading' | 'held' | 'no'> {
  if (readStored('tab', KEY) === BUILD) return 'no';
  if (!(await askSite())) return 'no';
  if ([...holds].some((isHeld) => isHeld())) return 'held';
  // Without storage the reloads might never end.
  if (!store('tab', KEY, BUILD)) return 'no';
  window.location.reload();
  return 'reloading';
}
