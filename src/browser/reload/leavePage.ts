// Leaves the page, or reloads it, when there is a network (docs/product/failures.md#offline): without one, the browser would
// replace the portal with an error page.
import { siteAnswers } from './siteAnswers';

/** How long after a failed attempt the site is asked again, ms. */
const AGAIN_MS = 1_000;

let waiting = new AbortController();

/** Calls `leave` now at the user's request, or once the network is back. Of several calls that wait, only the last is made. */
export function leavePage(leave: () => void): void {
  waiting.abort();
  if (navigator.onLine) leave();
  else leaveOnceReached(leave);
}

/** Calls `leave` once the site answers. Of several calls that wait, only the last is made. */
function leaveOnceReached(leave: () => void): void {
  waiting.abort();
  const mine = (waiting = new AbortController());
  const look = async () => {
    const isReached = await siteAnswers();
    if (mine.signal.aborted) return;
    if (isReached) {
      mine.abort();
      leave();
    } else if (navigator.onLine) window.setTimeout(() => void look(), AGAIN_MS);
  };
  window.addEventListener('online', () => void look(), { signal: mine.signal });
  void look();
}

/** Reloads the page. While offline, calls `instead` if given; otherwise waits for the network. */
export function loadPageAgain(instead?: () => void): void {
  if (instead && !navigator.onLine) instead();
  else leavePage(reload);
}

/** Reloads the page once the site answers. */
export const loadPageOnceReached = () => leaveOnceReached(reload);

const reload = () => window.location.reload();
