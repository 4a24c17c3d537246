// How the cells of a table of results look: said once for the table, because a style of its own for each of thousands of
// cells is what makes scrolling slow.
import { ellipsis } from '../../../ui/content/ellipsis';

export const resultCells = {
  '& [data-lines]': { flex: 1, minWidth: 0 },
  '& [data-lines] > *': ellipsis,
  '& [data-lines] > small': {
    display: 'block',
    typography: 'caption',
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& [data-lines] a': { color: 'primary.main', textDecoration: 'none' },
  '& [data-lines] a:hover': { textDecoration: 'underline' },
  // The line cuts off what is beyond its edge, so it shows the focus itself.
  '& [data-lines] a:focus-visible': { outline: 'none' },
  '& [data-lines] > :has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  // A state stays on one line, but for the longest.
  '& [data-state]': { fontSize: 12, lineHeight: '16px' },
  '& [data-row-actions]': { display: 'flex', gap: 0.5 },
  '& button[data-row-action]': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    p: 0,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
  },
  '& button[data-row-action]:hover': { bgcolor: 'action.hover' },
  '& button[data-row-action] > svg': { width: 16, height: 16, fill: 'currentColor' },
} as const;
