// "Search" (docs/product/help.md#search): a field, and what it finds below it. The arrows choose, Enter follows.
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

/** For everybody. */
export function CustomerSearch({ onOpen }: { onOpen: OpenPart }) {
  return <SearchDialog onOpen={onOpen} hint={t('help.searchHint')} useMore={useNothing} />;
}

const NOTHING: readonly Find[] = [];
const useNothing = () => NOTHING;

interface SearchDialogProps {
  onOpen: OpenPart;
  /** What can be found, in the empty field. */
  hint: string;
  /** What is found elsewhere for a text, when it is there: below everything else. */
  useMore: (typed: string) => readonly Find[];
}

/** The dialog, open. */
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

/** Within the dialog, where the field is there from the start. */
function Search({ onOpen, hint, useMore }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  // What was typed is seen at once, whatever it takes to find something for it.
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
    // What is found is already the choice.
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

/** It grows downwards: the field stays where it is. */
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
