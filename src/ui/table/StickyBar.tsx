// A bar below a list, always in view, with the actions for its chosen rows.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { besideToast } from '../../theme';

/** Stays above the navigation at the bottom of a phone; a region of the page, if it has a `label`. */
export function StickyBar({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box component={label === undefined ? 'div' : 'section'} aria-label={label} data-print="none" sx={bar}>
      {children}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  bottom: { xs: besideToast(72), md: besideToast(16) },
  zIndex: 2,
  mt: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;

/** The styles of the bar's line of text and buttons. */
export const barLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 40,
} as const;
