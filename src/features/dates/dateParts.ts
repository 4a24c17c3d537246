// How the parts of a date look in a list: one rule for all of its rows, because drawing thousands of styled ones would take
// a second.
import { ellipsis } from '../../ui/content/ellipsis';

const marked = { display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' } as const;

/** Styles of what the parts in this folder draw, for the list around them. */
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
    // The line's end cuts an outline off that is outside of it.
    '&:focus-visible': { outlineOffset: -2, borderRadius: 0.5 },
  },
} as const;
