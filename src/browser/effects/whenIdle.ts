// Leaves the main thread to what is more important.

/** Delay in ms for browsers that can't report when they are idle (Safari). */
const SOON_MS = 200;
/** Longest wait in ms, for a page that is never idle. */
const LATEST_MS = 1000;

/** Calls `tell` once the browser is idle, after a second at the latest. Returns a function that cancels it. Throws nothing. */
export function whenIdle(tell: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(tell, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(tell, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
