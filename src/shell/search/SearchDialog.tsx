// "Search" (docs/product/help.md#search): a field with its results below it. The arrow keys choose one, Enter follows it.
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../messages/t';
import type { OpenPart } from '../useOpenPart';
import type { Find } from './finds';
import { FindList } from './FindList';
import { usePortalFinds } from './usePortalFinds';

const ID = 'portal-search';

/** The search for users who aren't support staff. */
export function CustomerSearch({ onOpen }: { onOpen: OpenPart }) {
  return <SearchDialog onOpen={onOpen} hint={t('help.searchHint')} useMore={useNothing} />;
}

const NOTHING: readonly Find[] = [];
const useNothing = () => NOTHING;

interface SearchDialogProps {
  onOpen: OpenPart;
  /** The empty field's placeholder: what can be found. */
  hint: string;
  /** A hook that returns further finds for a text, once they have loaded; they are shown below all others. */
  useMore: (typed: string) => readonly Find[];
}

/** The open dialog. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <Dialog
      open
      onClose={() => props.onOpen()}
      fullWidth
      sx={atTop}
      slotProps={{ paper: { 'aria-label': t('shell.search') } }}
    >
      <Search {...props} />
    </Dialog>
  );
}

/** The dialog's content: the dialog mounts it late, and `useAutocomplete` needs its field from the start. */
function Search({ onOpen, hint, useMore }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  // Deferred, so that typing is shown at once, however long finding takes.
  const wanted = useDeferredValue(typed);
  const found = usePortalFinds(wanted, onOpen);
  const more = useMore(wanted);
  const finds = useMemo(() => [...found, ...more], [found, more]);
  const close = () => onOpen();
  const list = useAutocomplete<Find>({
    id: ID,
    options: finds,
    open: true,
    value: null,
    inputValue: typed,
    // The finds are filtered already.
    filterOptions: (options) => options,
    groupBy: ({ section }) => section,
    getOptionKey: ({ key }) => key,
    getOptionLabel: ({ label }) => label,
    autoHighlight: true,
    clearOnBlur: false,
    selectOnFocus: false,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setTyped(value);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') close();
    },
    // Enter does what a click on the row does: most rows are links.
    onChange: (_event, chosen) => {
      if (chosen) document.getElementById(`${ID}-option-${finds.indexOf(chosen)}`)?.click();
    },
  });
  return (
    <>
      <Box sx={{ p: 2, pb: 1 }} {...list.getRootProps()}>
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
              'aria-label': t('shell.search'),
              enterKeyHint: 'go',
            },
          }}
        />
      </Box>
      <Box role="status" sx={{ px: 2, color: 'text.secondary', typography: 'caption' }}>
        {wanted !== '' &&
          (finds.length === 0
            ? t('help.nothingFound', { typed: wanted })
            : t('help.results', { count: finds.length }))}
      </Box>
      <FindList finds={finds} list={list} id={ID} onDone={close} />
    </>
  );
}

/** At the top, so that the dialog grows downwards and the field stays in place. */
const atTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    maxWidth: 640,
    maxHeight: { sm: 'calc(100% - 128px)' },
    mt: { xs: 1, sm: 8 },
    mx: { xs: 1, sm: 4 },
    width: { xs: 'calc(100% - 16px)' },
  },
} as const;
