// Styles for a choice that can be clicked anywhere: its frame shows selection and focus.
import { alpha, type Theme } from '@mui/material/styles';

/** Returns the style of the element that holds the radio button. */
export const choiceTile = (isChosen: boolean) => (theme: Theme) => ({
  minHeight: 44,
  p: 1,
  border: 1,
  borderColor: isChosen ? 'primary.main' : 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&:hover': { borderColor: isChosen ? 'primary.main' : 'text.secondary' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  ...(isChosen && {
    backgroundColor: alpha(theme.palette.primary.main, 0.06),
    ...theme.applyStyles('dark', { backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.14)' }),
  }),
});

/** The styles of the radio button in the tile, without an outline of its own: the frame shows the focus. */
export const tileRadio = { p: 0.5, '&.Mui-focusVisible svg': { outline: 'none' } } as const;
