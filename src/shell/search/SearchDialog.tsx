// "Search" (docs/product/help.md#search): a field, and what it finds below it. The arrows choose, Enter follows.
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useDeferredValue, useState, type HTMLAttributes, type Key } from 'react';
import { t, type PlainKey } from '../../messages/t';
import type { OpenPart } from '../useOpenPart';
import type { Find } from './finds';
import { FindRow } from './FindRow';
import { usePortalFinds } from './usePortalFinds';

const ID = 'portal-search';

const SECTIONS = {
  pages: 'help.pages',
  instances: 'help.instances',
  actions: 'help.actions',
  customers: 'help.customers',
} as const satisfies Record<Find['section'], PlainKey>;

/** For everybody. */
export function CustomerSearch({ onOpen }: { onOpen: OpenPart }) {
  return <SearchDialog onOpen={onOpen} hint={t('help.searchHint')} useMore={useNothing} />;
}

const useNothing = (): readonly Find[] => [];

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
  const finds = [...found, ...useMore(wanted)];
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
  const groups = list.groupedOptions as { group: string; index: number; options: Find[] }[];
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
      {groups.length > 0 && (
        <Box
          {...(list.getListboxProps() as HTMLAttributes<HTMLElement>)}
          aria-label={t('shell.search')}
          sx={results}
        >
          {groups.map(({ group, index, options }) => (
            <div key={group} role="group" aria-labelledby={`${ID}-${group}`}>
              <Box id={`${ID}-${group}`} sx={heading}>
                {t(SECTIONS[group as Find['section']])}
              </Box>
              {options.map((option, place) => (
                <FindRow
                  key={option.key}
                  find={option}
                  row={rowProps(list.getOptionProps({ option, index: index + place }))}
                  onDone={close}
                />
              ))}
            </div>
          ))}
        </Box>
      )}
    </>
  );
}

/** Without the click: Enter in the field clicks on the row, and that does what the row does. */
function rowProps({ onClick: _choose, key: _key, ...row }: HTMLAttributes<HTMLElement> & { key?: Key }) {
  return row;
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

/** What is only read out has its place in it, too. */
const results = { position: 'relative', m: 0, p: 1, overflow: 'auto' } as const;

const heading = {
  px: 1,
  pt: 1,
  pb: 0.5,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
