// The styles of a table: rows on a grid below a sticky header or, where that would be too narrow, cards or rows of two lines.
import { alpha, type Theme } from '@mui/material/styles';
import { layout, LOW, TOUCH } from '../../theme';
import { visuallyHidden } from '../content/styles';

/** The minimum height of a row, px; also assumed before it is measured. */
export const ROW_HEIGHT = 45;
/** The height assumed for a card before it is measured, px. */
export const CARD_HEIGHT = 196;
/** The space between two cards, px. */
export const CARD_GAP = 12;
/** The minimum height of a row of two lines, px; also assumed before it is measured. */
export const TWO_LINES_HEIGHT = 64;

const asText = {
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
    borderRadius: 0.5,
  },
  '& svg': { fontSize: 16 },
} as const;

const shared = {
  display: 'block',
  '& thead, & tbody': { display: 'block' },
  '& tbody': { position: 'relative' },
  '& th': { fontWeight: 'inherit', textAlign: 'left' },
  '& th, & td': { display: 'block', p: 0, minWidth: 0 },
  '& td[data-note]': { gridColumn: '1 / -1' },
  '& thead button': asText,
  // Keeps what has the focus from being hidden behind the top bar and the header.
  '& :focus-visible': { scrollMarginTop: layout.appBar + 64, scrollMarginInline: 24 },
} as const;

/** The styles of a checkbox with a touch target that is large enough. */
export const choiceStyles = {
  '& [data-check]': { display: 'inline-flex', p: '11px', [TOUCH]: { p: '13px' }, cursor: 'pointer' },
  '& [data-check] input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'inherit',
  },
} as const;

/** Returns the styles for these column tracks; `neededWidth` (px) is for a table that scrolls sideways. */
export const asTable = (tracks: string, neededWidth?: number) => (theme: Theme) => ({
  ...shared,
  minWidth: neededWidth,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  overflow: 'clip',
  bgcolor: 'background.paper',
  '& tr': {
    display: 'grid',
    gridTemplateColumns: tracks,
    alignItems: 'center',
    columnGap: 1.5,
    px: 1.5,
  },
  '& thead': {
    position: 'sticky',
    top: layout.appBar,
    zIndex: 1,
    bgcolor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
    [LOW]: { position: 'static' },
    // It would stick to the element that scrolls sideways, not to the window.
    ...(neededWidth !== undefined && { position: 'static' }),
  },
  // Overlaps the first row's border with the header's. Not by `:first-child`: rows come and go while the list scrolls, and each
  // of them would make the browser restyle all.
  '& tbody': { position: 'relative', mt: '-1px', pb: '2px' },
  '& thead tr': { minHeight: 44, color: 'text.secondary', fontSize: '0.75rem' },
  '& thead th': { fontWeight: 600 },
  '& tbody tr': { minHeight: ROW_HEIGHT, py: 0.25, borderTop: 1, borderColor: 'divider' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr[data-selected]': { bgcolor: alpha(theme.palette.primary.main, 0.08) },
  '& [data-figure]': { textAlign: 'right', justifySelf: 'end', pr: 1.5 },
  '& [data-choice]': { ml: -1 },
  ...choiceStyles,
});

/** The styles for rows as cards, whose header is only for screen readers. */
export const asCards = {
  ...shared,
  '& thead': visuallyHidden,
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: '12px 16px',
    mb: `${CARD_GAP}px`,
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
  },
  '& tbody tr[data-selected]': { borderColor: 'primary.main' },
  '& tbody th': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    fontSize: '1rem',
    fontWeight: 600,
  },
  '& [data-choice]': { ml: -1.25 },
  ...choiceStyles,
  '& td[data-action]': { gridColumn: '1 / -1', ml: -0.5, my: -1 },
} as const;

/** Returns the styles for rows of two lines; `tracks` are a row's grid columns. */
export const asTwoLines = (tracks: string) => (theme: Theme) => ({
  ...shared,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  overflow: 'clip',
  bgcolor: 'background.paper',
  '& thead': visuallyHidden,
  '& tbody': { position: 'relative', mt: '-1px' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: tracks,
    gridTemplateRows: 'minmax(22px, auto) minmax(20px, auto)',
    alignItems: 'center',
    gap: '2px 8px',
    position: 'relative',
    minHeight: TWO_LINES_HEIGHT,
    px: 1.5,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tbody tr[data-selected]': { bgcolor: alpha(theme.palette.primary.main, 0.08) },
  '& tbody th': { fontWeight: 600 },
  // Above a link that is as large as its row.
  '& [data-choice]': { gridArea: '1 / 1 / 3 / 2', ml: -1, zIndex: 1 },
  ...choiceStyles,
});
