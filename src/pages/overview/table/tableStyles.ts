// The styles of the table's cells, defined once on the table: styles of their own would slow down the rendering of every row
// that comes into view.
import type { Theme } from '@mui/material/styles';
import { TOUCH } from '../../../theme';
import { ellipsis, meaningColors } from '../../../ui/content/styles';

const meanings = Object.fromEntries(
  Object.entries(meaningColors).map(([meaning, { color }]) => [`& [data-meaning=${meaning}]`, { color }]),
);

/** Returns the styles of the element around the table. */
export const tableStyles = (theme: Theme) =>
  theme.unstable_sx({
    '& tbody svg': { fontSize: 18, flex: 'none' },
    '& tbody td > span, & tbody th > span[id]': { display: 'block', ...ellipsis },
    // Cells of two lines wrap instead of being cut off.
    '& tbody td > [data-lines]': { whiteSpace: 'normal' },
    '& small': { display: 'block', typography: 'caption', color: 'text.secondary' },
    '& tbody td > [data-meaning]': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      fontWeight: 600,
      '& svg': { fontSize: 16 },
      whiteSpace: 'normal',
      '& span': { minWidth: 0 },
      '& span::first-letter': { textTransform: 'uppercase' },
    },
    ...meanings,
    '& [data-differs] small': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      color: 'warning.main',
      fontWeight: 600,
      '& svg': { fontSize: 16 },
    },
    // The placeholder of a value that is loading.
    '& tbody [data-loading]': {
      display: 'block',
      width: '70%',
      minWidth: 48,
      height: 12,
      borderRadius: 0.5,
      bgcolor: 'action.hover',
    },
    '& tbody td button': {
      all: 'unset',
      cursor: 'pointer',
      color: 'primary.main',
      fontWeight: 600,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    },
    '& tbody td > a': { color: 'warning.main', fontWeight: 600 },
    '& td > [data-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      overflow: 'visible',
      '& a, & button': {
        boxSizing: 'border-box',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        // Four fit the column: otherwise the table is wider than a screen of 1280 px.
        minWidth: 28,
        height: 36,
        px: 0.5,
        borderRadius: 1,
        color: 'primary.main',
        fontWeight: 600,
        textDecoration: 'none',
        [TOUCH]: { height: 44, minWidth: 44 },
      },
      '& a:hover': { bgcolor: 'action.hover' },
      '& button:disabled': { color: 'text.disabled', cursor: 'default' },
    },
    '& thead[data-hidden] + tbody [data-actions]': { justifyContent: 'flex-start' },
  });
