// The supporter area's search (docs/product/supporter.md#search): customers, stacks, instances and subscriptions by
// one box. The search is part of the address, so it can be shared, and runs at once.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams, Link } from 'react-router-dom';
import { useState } from 'react';
import { useReadAgain } from '../../../api/supporter/supporterStacks';
import { useProfile } from '../../../auth/useProfile';
import { useStoredLastSearch, readPersisted, usePersisted } from '../../../browser/storage/userStorage';
import { t } from '../../../messages/t';
import { PageHeading } from '../../../ui/content/PageHeading';
import { OpenReport } from '../report/OpenReport';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import { staffSearch, withSearch } from '../../../domain/supporter/supporterSearch';
import { withoutInvisible } from '../../../domain/text/shown';
import { Button } from '../../../ui/form/Button';
import { paths } from '../../../paths';
import { ellipsis } from '../../../ui/content/styles';

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

// The user's recent searches in this browser, each as a link.

/** Shows recent searches as links, newest first, with a clear button. Renders nothing without any. */
function RecentSearches({ searches, onClear }: { searches: readonly string[]; onClear: () => void }) {
  if (searches.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('supporter.recentSearches')} sx={row}>
      <Box component="span" aria-hidden sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('supporter.recent')}
      </Box>
      <Box component="ul" sx={{ display: 'contents', listStyle: 'none' }}>
        {searches.map((search) => (
          <Box component="li" key={search} sx={{ minWidth: 0 }}>
            <Button
              component={Link}
              to={paths.supporter(search)}
              variant="outlined"
              color="inherit"
              size="small"
              title={search}
              sx={chip}
            >
              <Box component="span" translate="no" sx={ellipsis}>
                {search}
              </Box>
            </Button>
          </Box>
        ))}
      </Box>
      <Button size="small" onClick={onClear}>
        {t('supporter.clearRecent')}
      </Button>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 } as const;
const chip = {
  maxWidth: 240,
  px: 1.5,
  py: 0.5,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
  fontWeight: 400,
} as const;
