// A logout that is due: the page that was about to do it may be closed or reloaded before. Kept for the whole browser until
// the next login, so that no start of the portal goes on with the old session. Nothing but that it is due.

const KEY = 'portal-logout-due';

/** From now on the old session leads to a logout, wherever the portal is started. */
export function keepLogoutDue(): void {
  try {
    window.localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked: only this page can do it.
  }
}

/** Whether the session that the browser still has is to be ended. */
export function isLogoutDue(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody has signed in anew: nothing is due any more. */
export function forgetLogoutDue(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
