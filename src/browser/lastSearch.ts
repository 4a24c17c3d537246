// The search a supporter came from, for the way back to it: kept for this tab and this user until the logout, because it
// may name a customer.
import { readKept, writeKept } from './keptForUser';

const NAME = 'last-search';

/** Takes the user's `sub` and the words; '' where nothing is searched for. */
export function keepLastSearch(user: string, search: string): void {
  writeKept('tab', NAME, user, search === '' ? undefined : search);
}

/** The words; '' where the user came from no search. */
export function lastSearch(user: string): string {
  return readKept('tab', NAME, user, '');
}
