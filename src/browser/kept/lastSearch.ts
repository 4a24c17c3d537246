// The search that a member of staff came from, so that they can return to it: kept for this tab and this user until the
// logout, because it may name a customer.
import { readKept } from './userStorage';
import { useKept } from './useKept';

const NAME = 'last-search';

/** Stores the search words of a user (`sub`); '' deletes them. */
export function useKeptAsLastSearch(user: string, search: string): void {
  useKept('tab', NAME, user, search);
}

/** Returns the stored words; '' if the user didn't come from a search. */
export function lastSearch(user: string): string {
  return readKept('tab', NAME, user, '');
}
