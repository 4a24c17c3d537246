// Pages load on demand (specification 2). A page whose code is gone because a newer version was deployed is met by
// loading the site again, once a minute at most; else its place says so.
import { lazy, type ComponentType } from 'react';

const KEY = 'portal-reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/** Takes how to load a page's component; gives the page to render. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!navigator.onLine || !mayReload(Date.now())) throw error;
      window.location.reload();
      // The page is leaving: nothing is to be shown in the meantime.
      return await new Promise<never>(() => undefined);
    }
  });
}

/** Takes now in epoch ms; whether the last reload is long enough ago. Without storage there is none. */
function mayReload(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY));
    if (now - last < AGAIN_AFTER_MS) return false;
    window.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
