// How a meaning looks (docs/product/look.md#states): an icon of its name and a colour, never the colour alone.
import type { Meaning } from '../../domain/values/meaning';

const colored = (color: 'success' | 'info' | 'warning' | 'error') => ({
  color: `${color}.main`,
  backgroundColor: `rgba(var(--mui-palette-${color}-mainChannel) / 0.1)`,
});

/** The colour of icon and words, and the tint behind them, in both schemes. */
export const meaningLooks: Readonly<Record<Meaning, { color: string; backgroundColor: string }>> = {
  good: colored('success'),
  busy: colored('info'),
  attention: colored('warning'),
  bad: colored('error'),
  ended: { color: 'text.secondary', backgroundColor: 'var(--mui-palette-action-hover)' },
};

/** The same for an element that has `data-meaning`. */
export const meaningLook = Object.fromEntries(
  Object.entries(meaningLooks).map(([meaning, look]) => [`&[data-meaning=${meaning}]`, look]),
);
