// "Search" (docs/product/help.md#search): a field with its results below it. The arrow keys choose one, Enter follows it.
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { besideToast } from '../../theme';
import { t } from '../../messages/t';
import type { OpenPart } from '../useOpenPart';
import type { SearchResult } from './searchResults';
import { ResultList } from './ResultList';
import { usePortalResults } from './usePortalResults';
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { TextField } from '../../ui/form/TextField';
import { useShownAtOnce } from '../../ui/form/useShownAtOnce';

const ID = 'portal-search';

/** What both searches are given. */
export interface AnySearchProps {
  onOpen: OpenPart;
}

/** The search for users who aren't support staff. */
export function CustomerSearch(props: AnySearchProps) {
  return <SearchDialog {...props} hint={t('help.searchHint')} useMore={useNothing} />;
}

const NOTHING: readonly SearchResult[] = [];
const useNothing = () => NOTHING;

interface SearchDialogProps extends AnySearchProps {
  /** The empty field's placeholder: what can be found. */
  hint: string;
  /** A hook that returns further finds for a text, once they have loaded; they are shown below all others. */
  useMore: (typed: string) => readonly SearchResult[];
}

/** The open dialog. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <Dialog
      open
      onClose={() => props.onOpen()}
      fullWidth
      // Typing may begin at once: an animation would delay the first letters.
      transitionDuration={0}
      sx={atTop}
      slotProps={{ paper: { 'aria-label': t('shell.search') } }}
    >
      <Search {...props} />
    </Dialog>
  );
}

/** The dialog's content: the dialog mounts it late, and `useAutocomplete` needs its field from the start. */
function Search({ onOpen, hint, useMore }: SearchDialogProps) {
  // The text that the finds belong to: the field may already show a longer one.
  const [typed, setTyped] = useState('');
  const found = usePortalResults(typed, onOpen);
  const more = useMore(typed);
  const finds = [...found, ...more];
  const close = () => onOpen();
  const list = useAutocomplete<SearchResult>({
    id: ID,
    options: finds,
    open: true,
    value: null,
    // A new text highlights the first again.
    inputValue: typed,
    // The finds are filtered already.
    filterOptions: (options) => options,
    groupBy: ({ section }) => section,
    getOptionKey: ({ key }) => key,
    getOptionLabel: ({ label }) => label,
    autoHighlight: true,
    clearOnBlur: false,
    selectOnFocus: false,
    onClose: (_event, reason) => {
      if (reason === 'escape') close();
    },
    // Enter does what a click on the row does: most rows are links.
    onChange: (_event, chosen) => {
      if (chosen) document.getElementById(`${ID}-option-${finds.indexOf(chosen)}`)?.click();
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const { value } = event.target as HTMLInputElement;
    if (value === typed) return;
    // The rows still belong to an earlier text; Enter doesn't wait.
    flushSync(() => setTyped(value));
    document.getElementById(`${ID}-option-0`)?.click();
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  return (
    <>
      <Box sx={{ p: 2, pb: 1 }} {...list.getRootProps({ onKeyDown })}>
        <SearchInput typed={typed} onType={setTyped} hint={hint} list={list} />
      </Box>
      <Box role="status" sx={{ px: 2, color: 'text.secondary', typography: 'caption' }}>
        {typed !== '' &&
          (finds.length === 0
            ? t('help.nothingFound', { typed })
            : t('help.results', { count: finds.length }))}
      </Box>
      <ResultList list={list} id={ID} onDone={close} />
    </>
  );
}

/** At the top, so that the dialog grows downwards and the field stays in place. */
const atTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    maxWidth: 640,
    maxHeight: { sm: `calc(100% - 64px - ${besideToast(64)})` },
    mt: { xs: 1, sm: 8 },
    mx: { xs: 1, sm: 4 },
    width: { xs: 'calc(100% - 16px)' },
  },
} as const;

// The field of "Search".

interface SearchInputProps {
  typed: string;
  onType: (typed: string) => void;
  /** The empty field's placeholder: what can be found. */
  hint: string;
  list: Pick<UseAutocompleteReturnValue<SearchResult>, 'getInputProps' | 'setAnchorEl'>;
}

/** A controlled field; the finds may be rendered later than what is typed. */
function SearchInput({ typed, onType, hint, list }: SearchInputProps) {
  const [shown, type] = useShownAtOnce(typed, onType);
  return (
    <TextField
      fullWidth
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is what it is for
      autoFocus
      placeholder={hint}
      slotProps={{
        input: {
          ref: list.setAnchorEl,
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: {
          ...list.getInputProps(),
          value: shown,
          onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
          'aria-label': t('shell.search'),
          enterKeyHint: 'go',
        },
      }}
    />
  );
}
