// Leaves the page, or reloads it, at the user's request (docs/product/failures.md#offline).

let due: (() => void) | undefined;

/**
 * Calls `leave` now, or once the network is back: offline, the browser would replace the portal with an error page. Of
 * several calls that wait, only the last is made.
 */
export function leavePage(leave: () => void): void {
  if (due) window.removeEventListener('online', due);
  due = navigator.onLine ? undefined : leave;
  if (due) window.addEventListener('online', due, { once: true });
  else leave();
}

/** Reloads the page. While offline, calls `instead` if given; otherwise waits for the network. */
export function loadPageAgain(instead?: () => void): void {
  if (instead && !navigator.onLine) instead();
  else leavePage(() => window.location.reload());
}
