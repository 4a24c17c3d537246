// The styles of the table's cells, defined once on the table: styles of their own would slow down the rendering of every row
// that comes into view.
import type { Theme } from '@mui/material/styles';
import { actionStyles } from '../../../features/instances/OpenPrtg';
import { capitalized } from '../../../ui/content/Capitalized';
import { ellipsis, meaningColors } from '../../../ui/content/styles';

const meanings = Object.fromEntries(
  (['attention', 'bad'] as const).map((meaning) => [
    `& [data-meaning=${meaning}]`,
    { color: meaningColors[meaning].color, fontWeight: 600 },
  ]),
);

/** Returns the styles of the element around the table. */
export const tableStyles = (theme: Theme) =>
  theme.unstable_sx({
    ...actionStyles,
    '& tbody svg': { fontSize: 18, flex: 'none' },
    // Cells are cut off rather than broken inside a word; those of two lines wrap between words.
    '& tbody td > span': { display: 'block', ...ellipsis },
    '& tbody td > [data-lines]': { whiteSpace: 'normal' },
    '& tbody th > [data-lines] > *': { display: 'block', ...ellipsis },
    '& tbody th a': { color: 'primary.main', fontWeight: 600, textDecoration: 'none' },
    '& tbody th a:hover': { textDecoration: 'underline' },
    '& small': { display: 'block', typography: 'caption', color: 'text.secondary' },
    '& tbody td > [data-meaning]': { display: 'flex', alignItems: 'center', gap: 0.5 },
    '& tbody td > [data-meaning] > span': { ...capitalized, ...ellipsis },
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
    '& tbody td > span > button': {
      all: 'unset',
      cursor: 'pointer',
      color: 'primary.main',
      fontWeight: 600,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    },
    '& tbody td > a': { color: 'primary.main', fontWeight: 600 },
    '& td > [data-actions]': {
      display: 'flex',
      flexWrap: 'nowrap',
      justifyContent: 'flex-end',
      overflow: 'visible',
    },
    // On a phone: a row of two lines, all of which leads where the name leads.
    '& thead[data-hidden] + tbody [data-actions]': { flexWrap: 'wrap', justifyContent: 'flex-start' },
    '& [data-two-lines] th small': { display: 'none' },
    '& [data-two-lines] td > [data-meaning] > span': { whiteSpace: 'normal' },
    '& [data-two-lines] td > [data-lines] > *': { display: 'inline' },
    '& [data-two-lines] td > [data-lines] > span::after': { content: '" "' },
    '& [data-two-lines] th a::after': { content: '""', position: 'absolute', inset: 0 },
  });
