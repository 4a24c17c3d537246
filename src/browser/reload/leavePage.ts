// Leaves the page, or reloads it, when there is a network (docs/product/failures.md#offline): without one, the browser would
// replace the portal with an error page.
import { askSite, isNetworkAway, network } from '../network';

/** How long after it answered with an error the site is asked again, ms. */
const AGAIN_MS = 1_000;

let waiting = new AbortController();

/** Calls `leave` at the user's request, once there is a network. Of several calls that wait, only the last is made. */
export const leavePage = (leave: () => void) => leaveOnce(leave, (answer) => answer !== undefined);

function leaveOnce(leave: () => void, isEnough: (answer: boolean | undefined) => boolean): void {
  waiting.abort();
  const { signal } = (waiting = new AbortController());
  const check = async () => {
    const answer = await askSite();
    if (signal.aborted) return;
    if (isEnough(answer)) leave();
    else if (answer === false) window.setTimeout(() => void check(), AGAIN_MS);
    else network.addEventListener('online', () => void check(), { once: true, signal });
  };
  void check();
}

/** Reloads the page. Without a network, calls `instead` if given; otherwise waits for one. */
export function loadPageAgain(instead?: () => void): void {
  if (instead && isNetworkAway()) instead();
  else leavePage(reload);
}

/** Reloads the page once the site answers with its page. */
export const loadPageOnceReached = () => leaveOnce(reload, (answer) => answer === true);

const reload = () => window.location.reload();
