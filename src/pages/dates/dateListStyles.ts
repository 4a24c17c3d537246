// The styles of the list of dates: one card per month, rows on a grid; on a phone a row has two lines.
import { dateParts } from '../../features/dates/DateIcons';
import { ellipsis } from '../../ui/content/styles';
import { layout, TOUCH } from '../../theme';

/** Below this width a row has two lines, px. */
export const NARROW = 568;
/** The height of a row and of a heading, px. */
export const ROW_HEIGHT = 57;
/** The same if a row has two lines, px. */
export const TWO_LINES_HEIGHT = 61;

/** For the element around the list. */
export const dateListStyles = {
  position: 'relative',
  '& h2': {
    m: 0,
    typography: 'h2',
    height: { xs: TWO_LINES_HEIGHT, sm: ROW_HEIGHT },
    pt: { xs: '29px', sm: '25px' },
  },
  '& [role=listitem]': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) auto auto',
      sm: '104px 144px minmax(0, 1fr) auto auto',
    },
    gridTemplateAreas: {
      xs: '"instance day add" "kind away add"',
      sm: '"day kind instance away add"',
    },
    alignItems: 'center',
    alignContent: 'center',
    columnGap: { xs: 1, sm: 2 },
    // A long name and an amount may need a line each.
    minHeight: { xs: TWO_LINES_HEIGHT, sm: ROW_HEIGHT },
    pl: 2,
    pr: 1,
    bgcolor: 'background.paper',
    border: 1,
    borderTop: 0,
    borderColor: 'divider',
    // Keeps focused elements clear of the app bar.
    '& :focus-visible': { scrollMarginTop: layout.appBar + 16 },
  },
  '& [data-first]': { borderTop: 1, borderColor: 'divider', borderRadius: '12px 12px 0 0' },
  '& [data-last]': { borderRadius: '0 0 12px 12px' },
  '& [data-first][data-last]': { borderRadius: '12px' },
  '& [role=listitem] > div': { gridArea: 'instance', display: 'grid', minWidth: 0 },
  ...dateParts,
  '& button': {
    all: 'unset',
    gridArea: 'add',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 0.5,
    boxSizing: 'border-box',
    height: 40,
    minWidth: 40,
    px: 1,
    borderRadius: 1,
    color: 'primary.main',
    fontWeight: 600,
    cursor: 'pointer',
    [TOUCH]: { height: 44, minWidth: 44 },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '& svg': { width: 20, height: 20 },
    '& span': { display: { xs: 'none', md: 'inline' } },
  },
  '& [data-day]': { gridArea: 'day', whiteSpace: 'nowrap', justifySelf: { xs: 'end', sm: 'start' } },
  '& [data-kind]': { ...dateParts['& [data-kind]'], gridArea: 'kind' },
  '& [data-away]': { ...dateParts['& [data-away]'], gridArea: 'away', justifySelf: 'end' },
  '& [data-line]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, minWidth: 0 },
  '& [data-amount]': { flex: 'none', typography: 'caption', color: 'text.secondary' },
  '& [data-domain]': {
    ...ellipsis,
    display: { xs: 'none', sm: 'block' },
    typography: 'caption',
    color: 'text.secondary',
  },
} as const;
