// Marks that a logout is due, since the page that is about to do it may be closed or reloaded first. The mark is kept for the
// whole browser until the next login, so that no start of the portal continues the old session. It holds nothing else.
import { readStored, store } from '../browser/storage/storage';

const KEY = 'portal-logout-due';

/** Marks the logout as due: the portal's next start, in any tab, ends the old session. */
export function storeLogoutDue(): void {
  store('browser', KEY, 'yes');
}

/** True if the session that the browser still has must be ended. */
export function isLogoutDue(): boolean {
  return readStored('browser', KEY) !== undefined;
}

/** Removes the mark, after a new login. */
export function forgetLogoutDue(): void {
  store('browser', KEY, undefined);
}
