// The styles of the cells in a table of results, defined once for the table: separate styles for each of thousands of cells
// would make scrolling slow.
import { ellipsis } from '../../../ui/content/styles';

/** For the element around the table. */
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
  // The line clips the link's outline, so the line itself has it.
  '& [data-lines] a:focus-visible': { outline: 'none' },
  '& [data-lines] > :has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  // Small, so that all states but the longest fit on one line.
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
