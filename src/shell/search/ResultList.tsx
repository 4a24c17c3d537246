// The results of the search, section by section (docs/product/help.md#search).
import Box from '@mui/material/Box';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { t, type PlainKey } from '../../messages/t';
import type { SearchResult } from './searchResults';
import { Link } from 'react-router-dom';
import { inNewTab, NewTabMark } from '../../ui/content/newTab';

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

// One line of the search's results: a link if it leads to an address.

interface FindRowProps {
  find: SearchResult;
  /** The props that make it an option of the listbox. */
  row: Pick<HTMLAttributes<HTMLElement>, 'id' | 'onMouseMove' | 'onTouchStart' | 'tabIndex' | 'role'>;
  /** Called to close the search; not for a page of the portal, because navigating closes it already. */
  onDone: () => void;
}

/** The find, as an option. */
function ResultRow({ find: { label, detail, section, does }, row, onDone }: FindRowProps) {
  const shared = { ...row, sx: styles };
  const content: ReactNode = (
    <>
      <span translate={section === 'instances' ? 'no' : undefined}>{label}</span>
      {detail !== undefined && (
        <Box component="span" translate="no" sx={{ color: 'text.secondary' }}>
          {detail}
        </Box>
      )}
    </>
  );
  if ('to' in does)
    return (
      <Box component={Link} to={does.to} {...shared}>
        {content}
      </Box>
    );
  if ('href' in does)
    return (
      <Box component="a" {...inNewTab(does.href)} onClick={onDone} {...shared}>
        {content}
        <NewTabMark size={16} />
      </Box>
    );
  return (
    <Box
      {...shared}
      onClick={() => {
        onDone();
        does.run();
      }}
    >
      {content}
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 40,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&.Mui-focused': {
    bgcolor: 'action.hover',
    // Marks the option that Enter follows, also in forced colours.
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
    '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -2 },
  },
} as const;
