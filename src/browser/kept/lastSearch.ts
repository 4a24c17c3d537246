// The search a supporter came from, for the way back to it: kept for this tab and this user until the logout, because it
// may name a customer.
import { readKept } from './keptForUser';
import { useKept } from './useKept';

const NAME = 'last-search';

/** Keeps the words, by the user's `sub`; '' where nothing is searched for. */
export function useKeptAsLastSearch(user: string, search: string): void {
  useKept('tab', NAME, user, search);
}

/** Returns the words; '' where the user came from no search. */
export function lastSearch(user: string): string {
  return readKept('tab', NAME, user, '');
}
