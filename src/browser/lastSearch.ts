// The search a supporter came from, for the way back to it: kept for this tab and this user until the logout, because it
// may name a customer.
import { readKept, writeKept } from './keptForUser';

const NAME = 'last-search';

/** Stores a user's (`sub`) search; '' deletes it. */
export function keepLastSearch(user: string, search: string): void {
  writeKept('tab', NAME, user, search === '' ? undefined : search);
}

/** Returns the user's last search; '' where there is none. */
export function lastSearch(user: string): string {
  return readKept('tab', NAME, user, '');
}
