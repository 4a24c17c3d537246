// The recent searches as a list that grows by each search that is made.
import { useEffect, useState } from 'react';
import { withSearch } from '../../domain/supporterSearch';
import { keepSearches, keptSearches } from './recentSearches';

/** Takes the search of the address, '' where there is none. */
export function useRecentSearches(search: string) {
  const [recent, setRecent] = useState(() => withSearch(keptSearches(), search));
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    setRecent(withSearch(recent, search));
  }

  // In step with the browser's storage.
  useEffect(() => keepSearches(recent), [recent]);

  return { recent, clear: () => setRecent([]) };
}
