// "Search" (docs/product/help.md#search): a field with its results below it. The arrow keys choose one, Enter follows it.
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useDeferredValue, useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
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
  const [entered, setEntered] = useState('');
  // Deferred, so that typing is shown at once, however long finding takes; Enter doesn't wait.
  const deferred = useDeferredValue(typed);
  const wanted = entered === typed ? typed : deferred;
  const found = usePortalFinds(wanted, onOpen);
  const more = useMore(wanted);
  const finds = useMemo(() => [...found, ...more], [found, more]);
  const close = () => onOpen();
  const list = useAutocomplete<Find>({
    id: ID,
    options: finds,
    open: true,
    value: null,
    // The text that the finds belong to: a new one highlights the first again.
    inputValue: wanted,
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
  const input = list.getInputProps();
  const onKeyDown = (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || wanted === typed) return;
    // The rows still belong to an earlier text.
    flushSync(() => setEntered(typed));
    document.getElementById(`${ID}-option-0`)?.click();
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  return (
    <>
      <Box sx={{ p: 2, pb: 1 }} {...list.getRootProps({ onKeyDown })}>
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
              ...input,
              value: typed,
              onChange: (event: ChangeEvent<HTMLInputElement>) => {
                setTyped(event.target.value);
                input.onChange?.(event);
              },
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
