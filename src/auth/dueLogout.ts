// A logout that is due: the page that was about to do it may be closed or reloaded before. Kept for the whole browser until
// the next login, so that no start of the portal goes on with the old session. Nothing but that it is due.
import { readStored, store } from '../browser/kept/storage';

const KEY = 'portal-logout-due';

/** From now on the old session leads to a logout, wherever the portal is started. */
export function keepLogoutDue(): void {
  store('browser', KEY, 'yes');
}

/** Whether the session that the browser still has is to be ended. */
export function isLogoutDue(): boolean {
  return readStored('browser', KEY) !== undefined;
}

/** Somebody has signed in anew: nothing is due any more. */
export function forgetLogoutDue(): void {
  store('browser', KEY, undefined);
}
