// The styles of a date's parts in a list: one rule for all rows, because rendering thousands of styled components would take
// a second.
import { ellipsis } from '../../ui/content/ellipsis';

const marked = { display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' } as const;

/** The styles of the parts in this folder, to be set on the list around them. */
export const dateParts = {
  '& svg': { width: 16, height: 16, flex: 'none' },
  '& [data-kind]': { ...marked, color: 'text.secondary' },
  '& [data-away]': { ...marked, color: 'text.secondary' },
  '& [data-away=pressing]': { color: 'warning.main', fontWeight: 600 },
  '& [data-instance]': { ...ellipsis, minWidth: 0, fontWeight: 600 },
  '& a[data-instance]': {
    color: 'primary.main',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // Inside, because the line cuts off whatever overflows it.
    '&:focus-visible': { outlineOffset: -2, borderRadius: 0.5 },
  },
} as const;
