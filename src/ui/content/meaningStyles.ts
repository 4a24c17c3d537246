// The styles of each meaning (docs/product/look.md#states): a colour, always with the icon of the meaning's name.
import type { Meaning } from '../../domain/values/meaning';

const colored = (color: 'success' | 'info' | 'warning' | 'error') => ({
  color: `${color}.main`,
  backgroundColor: `rgba(var(--mui-palette-${color}-mainChannel) / 0.1)`,
});

/** The colour of icon and text, and the tint behind them, in both colour schemes. */
export const meaningColors: Readonly<Record<Meaning, { color: string; backgroundColor: string }>> = {
  good: colored('success'),
  busy: colored('info'),
  attention: colored('warning'),
  bad: colored('error'),
  ended: { color: 'text.secondary', backgroundColor: 'var(--mui-palette-action-hover)' },
};
