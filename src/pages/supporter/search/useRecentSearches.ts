// The recent searches of this browser as a list that grows by each search that is made: kept for this user until the logout,
// because they name customers (docs/product/supporter.md#search, docs/product/sign-in.md#logout).
import { useEffect, useState } from 'react';
import { useProfile } from '../../../auth/useProfile';
import { withSearch } from '../../../domain/supporter/supporterSearch';
import { readKept, writeKept } from '../../../browser/keptForUser';

const NAME = 'searches';
const NONE: readonly string[] = [];

/** Takes the search of the address, '' where there is none. */
export function useRecentSearches(search: string) {
  const { sub = '' } = useProfile();
  const [recent, setRecent] = useState(() => withSearch(readKept('browser', NAME, sub, NONE), search));
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    setRecent(withSearch(recent, search));
  }

  // In step with the browser's storage.
  useEffect(() => writeKept('browser', NAME, sub, recent.length === 0 ? undefined : recent), [sub, recent]);

  return { recent, clear: () => setRecent([]) };
}
