// The results of the search, section by section (docs/product/help.md#search).
import Box from '@mui/material/Box';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { memo, type HTMLAttributes, type Key } from 'react';
import { t, type PlainKey } from '../../messages/t';
import type { Find } from './finds';
import { FindRow } from './FindRow';

const SECTIONS = {
  pages: 'help.pages',
  instances: 'help.instances',
  actions: 'help.actions',
  customers: 'help.customers',
} as const satisfies Record<Find['section'], PlainKey>;

/** In groups. */
type List = UseAutocompleteReturnValue<Find, false, false, false, true>;

interface FindListProps {
  finds: readonly Find[];
  /** The listbox of these. */
  list: List;
  /** Of the field; its list's ids begin with it. */
  id: string;
  onDone: () => void;
}

/** A list box; nothing where nothing is found. Drawn again only for other finds: each key makes the list's functions anew. */
export const FindList = memo(
  function FindList({ list, id, onDone }: FindListProps) {
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
              {t(SECTIONS[group as Find['section']])}
            </Box>
            {options.map((option, place) => (
              <FindRow
                key={option.key}
                find={option}
                row={rowProps(list.getOptionProps({ option, index: index + place }))}
                onDone={onDone}
              />
            ))}
          </div>
        ))}
      </Box>
    );
  },
  (before, after) => before.finds === after.finds,
);

/** Without the click: Enter in the field clicks on the row, and that does what the row does. */
function rowProps({ onClick: _choose, key: _key, ...row }: HTMLAttributes<HTMLElement> & { key?: Key }) {
  return row;
}

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
