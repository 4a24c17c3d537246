// The supporter area's search (docs/product/supporter.md#search): customers, stacks, instances and subscriptions by
// one box. The search is part of the address, so it can be shared, and runs at once.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { useReadAgain } from '../../../api/supporter/supporterStacks';
import { useProfile } from '../../../auth/useProfile';
import { useStoredLastSearch, readPersisted, usePersisted } from '../../../browser/storage/userStorage';
import { t } from '../../../messages/t';
import { PageHeading } from '../../../ui/content/PageHeading';
import { OpenReport } from '../report/OpenReport';
import { RecentSearches } from './RecentSearches';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import { staffSearch, withSearch } from '../../../domain/supporter/supporterSearch';
import { withoutInvisible } from '../../../domain/text/shown';

/** The page at /supporter. */
export function SupporterPage() {
  const [query, setQuery] = useSearchParams();
  const search = staffSearch(withoutInvisible(query.get('search') ?? ''));
  const { recent, clear } = useRecentSearches(search);
  const readAgain = useReadAgain();
  const { sub = '' } = useProfile();
  // Kept for the link from a result's page back to this search.
  useStoredLastSearch(sub, search);
  const onSearch = (next: string) => {
    // The same words again: the old results stay until the new ones arrive.
    if (next === search) readAgain();
    else setQuery({ search: next });
  };
  return (
    <>
      <PageHeading
        title={t('shell.supporter')}
        tabTitle={search === '' ? t('shell.supporter') : t('supporter.titleOfSearch', { search })}
      />
      <Box sx={{ mt: 3 }}>
        <SearchBox search={search} onSearch={onSearch} />
        <RecentSearches searches={recent} onClear={clear} />
        <OpenReport />
      </Box>
      <Box sx={{ mt: 3 }}>
        {search === '' ? (
          <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
            {t('supporter.about')}
          </Typography>
        ) : (
          <SearchResults key={search} search={search} />
        )}
      </Box>
    </>
  );
}

// The user's recent searches in this browser, to which each new search is added. They are deleted at the logout, because they
// name customers (docs/product/supporter.md#search, docs/product/sign-in.md#logout).

const NAME = 'searches';
const NONE: readonly string[] = [];

/** Returns the list with the search in the page's address ('' if there is none), and a function that clears it. */
function useRecentSearches(search: string) {
  const { sub = '' } = useProfile();
  const [recent, setRecent] = useState(() => withSearch(readPersisted('browser', NAME, sub, NONE), search));
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    setRecent(withSearch(recent, search));
  }
  usePersisted('browser', NAME, sub, recent);
  return { recent, clear: () => setRecent([]) };
}
