// "Search" in the top bar, and its keyboard shortcut (docs/product/help.md#search).
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { useListener } from '../../browser/effects/useListener';
import { keycap } from '../../ui/content/styles';
import { t } from '../../messages/t';
import { searchKeys } from './searchResults';

/** The button; Ctrl K and ⌘ K press it, unless a dialog is open. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  useListener(window, 'keydown', (event) => {
    const isSearch = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isSearch || event.key.toLowerCase() !== 'k' || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onOpen();
  });
  return (
    <Button
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      color="inherit"
      startIcon={<SearchIcon />}
      onClick={onOpen}
      sx={styles}
    >
      <Box component="span" sx={words}>
        {t('shell.search')}
      </Box>
      <Box component="kbd" translate="no" aria-hidden sx={hint}>
        {searchKeys()}
      </Box>
    </Button>
  );
}

/** As wide as a field if there is room, otherwise only an icon; the accessible name stays. */
const styles = {
  minWidth: { xs: 40, sm: 200 },
  px: { xs: 1, sm: 1.5 },
  justifyContent: 'flex-start',
  border: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
  color: 'text.secondary',
  fontWeight: 400,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
} as const;

const words = { display: { xs: 'none', sm: 'inline' } } as const;

const hint = { ...keycap, ...words, ml: 'auto' } as const;
