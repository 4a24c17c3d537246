// The page from anew, because the user asks for it (docs/product/failures.md#offline).

/**
 * Loads the page again. Without a network the browser would put a page of its own in the portal's place: then it only does
 * what is to be done instead.
 */
export function loadPageAgain(instead?: () => void): void {
  if (navigator.onLine) window.location.reload();
  else instead?.();
}
