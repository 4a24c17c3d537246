// The one search box (docs/product/supporter.md#search): what is typed goes into the URL, and the search runs from
// there. Pressing Enter again opens the first result, and arrow down focuses it.
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent, type RefObject } from 'react';
import { TextField } from '../../../ui/form/TextField';
import { Button } from '../../../ui/form/Button';
import { staffSearch } from '../../../domain/supporter/supporterSearch';
import { t } from '../../../messages/t';
import { keycap } from '../../../ui/content/styles';
import { firstResult } from './firstResult';
import { useListener } from '../../../browser/effects/useListener';

const FOCUS_KEY = '/';

interface SearchBoxProps {
  /** The search in the page's address. */
  search: string;
  onSearch: (search: string) => void;
}

/** The field, with a hint at the key that focuses it, and its button. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [last, setLast] = useState(search);
  if (search !== last) {
    // Back, or a recent search: the box follows the address.
    setLast(search);
    setTyped(search);
  }
  useFocusKey(FOCUS_KEY, field);
  const isEntered = search === '';
  // Focuses the field: users who arrive without a search are about to type one.
  useEffect(() => {
    if (isEntered) field.current?.focus({ preventScroll: true });
  }, [isEntered]);

  const next = staffSearch(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (next === '') field.current?.focus();
    else onSearch(next);
  };
  /** Opens or focuses the first result, if the results are those of the typed text. */
  const goOn = (event: KeyboardEvent) => {
    const first = next === search ? firstResult() : null;
    if (!first || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') first.click();
    else if (event.key === 'ArrowDown') first.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}
    >
      <TextField
        inputRef={field}
        type="search"
        label={t('shell.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={goOn}
        sx={{ flex: '1 1 auto', maxWidth: 640 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: (
              <Box component="kbd" aria-hidden sx={hint}>
                {FOCUS_KEY}
              </Box>
            ),
          },
          htmlInput: {
            'aria-keyshortcuts': FOCUS_KEY,
            autoCapitalize: 'none',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
        {t('supporter.search')}
      </Button>
    </Box>
  );
}

const hint = { ...keycap, display: { xs: 'none', md: 'inline-block' } } as const;

// A key that focuses a field from wherever nothing is being typed. In the field itself it can't be the first character.

/** Focuses the field at this key, and selects its text so that typing replaces it. */
function useFocusKey(key: string, field: RefObject<HTMLInputElement | null>): void {
  useListener(document, 'keydown', (event) => {
    const isEmpty = event.target === field.current && field.current?.value === '';
    const isTyping =
      !isEmpty &&
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [role="dialog"]');
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });
}
