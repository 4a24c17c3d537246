// Leaving the page, or loading it from anew, because the user asks for it (docs/product/failures.md#offline).

let due: (() => void) | undefined;

/**
 * Does what leaves the page: now, or once the network is back. Without one the browser would put a page of its own in the
 * portal's place. Of what is due only the last is done.
 */
export function leavePage(leave: () => void): void {
  if (due) window.removeEventListener('online', due);
  due = navigator.onLine ? undefined : leave;
  if (due) window.addEventListener('online', due, { once: true });
  else leave();
}

/** Loads the page again. Without a network it does what is to be done instead, or waits for it. */
export function loadPageAgain(instead?: () => void): void {
  if (instead && !navigator.onLine) instead();
  else leavePage(() => window.location.reload());
}
