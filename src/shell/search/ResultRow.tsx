// One line of the search's results: a link if it leads to an address.
import Box from '@mui/material/Box';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inNewTab, NewTabMark } from '../../ui/content/newTab';
import type { SearchResult } from './searchResults';

interface FindRowProps {
  find: SearchResult;
  /** The props that make it an option of the listbox. */
  row: Pick<HTMLAttributes<HTMLElement>, 'id' | 'onMouseMove' | 'onTouchStart' | 'tabIndex' | 'role'>;
  /** Called to close the search; not for a page of the portal, because navigating closes it already. */
  onDone: () => void;
}

/** The find, as an option. */
export function ResultRow({ find: { label, detail, section, does }, row, onDone }: FindRowProps) {
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
