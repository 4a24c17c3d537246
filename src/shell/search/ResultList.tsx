// The results of the search, section by section (docs/product/help.md#search).
import Box from '@mui/material/Box';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type HTMLAttributes, type Key } from 'react';
import { t, type PlainKey } from '../../messages/t';
import type { SearchResult } from './searchResults';
import { ResultRow } from './ResultRow';

const SECTIONS = {
  pages: 'help.pages',
  instances: 'help.instances',
  actions: 'help.actions',
  customers: 'help.customers',
} as const satisfies Record<SearchResult['section'], PlainKey>;

/** The autocomplete's props, with the options in groups. */
type List = UseAutocompleteReturnValue<SearchResult, false, false, false, true>;

interface ResultListProps {
  /** The autocomplete that has the results as its options. */
  list: List;
  /** The field's id; the ids of its list begin with it. */
  id: string;
  onDone: () => void;
}

/** The listbox; renders nothing without results. */
export function ResultList({ list, id, onDone }: ResultListProps) {
  const { groupedOptions: groups } = list;
  if (groups.length === 0) return null;
  return (
    <Box
      {...(list.getListboxProps() as HTMLAttributes<HTMLElement>)}
      aria-label={t('shell.search')}
      sx={results}
    >
      {groups.map(({ group, index, options }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Box id={`${id}-${group}`} sx={heading}>
            {t(SECTIONS[group as SearchResult['section']])}
          </Box>
          {options.map((option, offset) => (
            <ResultRow
              key={option.key}
              find={option}
              row={rowProps(list.getOptionProps({ option, index: index + offset }))}
              onDone={onDone}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

/** Returns an option's props without the click handler: a row handles its own click, and Enter in the field clicks the row. */
function rowProps({ onClick: _choose, key: _key, ...row }: HTMLAttributes<HTMLElement> & { key?: Key }) {
  return row;
}

/** `relative`, so that visually hidden text is positioned within the list. */
const results = { position: 'relative', m: 0, p: 1, overflow: 'auto' } as const;

const heading = {
  px: 1,
  pt: 1,
  pb: 0.5,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
