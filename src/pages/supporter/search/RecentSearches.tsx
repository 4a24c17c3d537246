// The user's recent searches in this browser, each as a link.
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { ellipsis } from '../../../ui/content/styles';

/** Shows recent searches as links, newest first, with a clear button. Renders nothing without any. */
export function RecentSearches({ searches, onClear }: { searches: readonly string[]; onClear: () => void }) {
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
  py: 0.25,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
  fontWeight: 400,
} as const;
