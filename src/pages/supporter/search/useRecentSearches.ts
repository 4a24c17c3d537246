// The user's recent searches in this browser, to which each new search is added. They are deleted at the logout, because they
// name customers (docs/product/supporter.md#search, docs/product/sign-in.md#logout).
import { useState } from 'react';
import { useProfile } from '../../../auth/useProfile';
import { withSearch } from '../../../domain/supporter/supporterSearch';
import { readKept } from '../../../browser/kept/userStorage';
import { useKept } from '../../../browser/kept/useKept';

const NAME = 'searches';
const NONE: readonly string[] = [];

/** Returns the list with the search in the page's address ('' if there is none), and a function that clears it. */
export function useRecentSearches(search: string) {
  const { sub = '' } = useProfile();
  const [recent, setRecent] = useState(() => withSearch(readKept('browser', NAME, sub, NONE), search));
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    setRecent(withSearch(recent, search));
  }
  useKept('browser', NAME, sub, recent);
  return { recent, clear: () => setRecent([]) };
}
