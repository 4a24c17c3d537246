// The styles of the cards and of all that is in them, defined once on the list around them: styles of each element's own would
// slow down the first paint.
import type { Theme } from '@mui/material/styles';
import { actionStyles } from '../../../features/instances/OpenPrtg';
import { capitalized } from '../../../ui/content/Capitalized';
import { ellipsis, meaningColors } from '../../../ui/content/styles';

/** The grid of the cards: each at least 352 px wide, or as wide as a narrower screen; in print, two columns. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(352px, 100%), 1fr))',
  gap: 2,
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 },
} as const;

const banners = Object.fromEntries(
  Object.entries(meaningColors).map(([meaning, colors]) => [
    `& [data-banner][data-meaning=${meaning}]`,
    colors,
  ]),
);

/** The grid with its cards. */
export const cardStyles = (theme: Theme) =>
  theme.unstable_sx({
    ...cardGrid,
    ...actionStyles,
    '& > div': { display: 'grid', minWidth: 0 },
    '& article': {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
      breakInside: 'avoid',
    },
    '& article > *': { mx: 2 },
    '& [data-banner]': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      minHeight: 32,
      mx: 0,
      px: 2,
      fontWeight: 600,
    },
    ...banners,
    '& [data-banner] > span:not([role])': { py: 0.5 },
    '& [data-banner] > span:first-of-type': capitalized,
    '& [data-banner] > [data-why]': { fontWeight: 400 },
    '& [data-banner] a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      py: 0.5,
      color: 'inherit',
    },
    '& [data-banner] > [data-end]': { ml: 'auto' },
    // Inside, because the card cuts off whatever is beyond its edge.
    '& [data-banner] a:focus-visible': { outlineOffset: -2 },
    '& h2': { typography: 'h2', mt: 1.5, mb: 0.5, ...ellipsis },
    '& div[data-note]': { typography: 'caption', color: 'text.secondary', mb: 0.5 },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 0.25,
      flex: 1,
    },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 1 },
    // The value gives way first, but no word of either.
    '& dt': { flex: '0 0.001 auto', maxWidth: '60%' },
    // As wide as there is room, so that nothing moves when a value arrives.
    '& dd': { flex: '1 1 auto', textAlign: 'right', minWidth: 0 },
    '& dd > .MuiSkeleton-root': { ml: 'auto' },
    '& dd:has(> [data-meaning])': { minWidth: 'min-content' },
    '& dd[data-note]::after': { content: '" · " attr(data-note)', display: 'inline', typography: 'inherit' },
    '& dd > [data-meaning]': capitalized,
    '& dd > [data-meaning=attention]': { color: meaningColors.attention.color, fontWeight: 600 },
    '& dd > [data-cut]': { display: 'block', ...ellipsis },
    '& article > [data-actions]': { mx: 2, mt: 1, mb: 1.5 },
  });
