// Styles that several parts share, for their `sx`.
import type { Meaning } from '../../domain/values/meaning';

/** The styles, for the `sx` of the element that holds the text. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Hides an element from sight, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A field and its button in one row, below each other on a phone. */
export const formRow = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 440px) auto' },
  alignItems: 'start',
  justifyContent: 'start',
  gap: 2,
  '& > button': { justifySelf: 'start' },
} as const;

/** For a `kbd`. */
export const keycap = {
  px: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  typography: 'caption',
  fontFamily: 'monospace',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const colored = (color: 'success' | 'info' | 'warning' | 'error') => ({
  color: `var(--mui-palette-${color}-main)`,
  backgroundColor: `rgba(var(--mui-palette-${color}-mainChannel) / 0.1)`,
});

/** The colour of icon and text, and the tint behind them, in both colour schemes. */
export const meaningColors: Readonly<Record<Meaning, { color: string; backgroundColor: string }>> = {
  good: colored('success'),
  busy: colored('info'),
  attention: colored('warning'),
  bad: colored('error'),
  ended: { color: 'var(--mui-palette-text-secondary)', backgroundColor: 'var(--mui-palette-action-hover)' },
};
