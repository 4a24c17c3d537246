// The slide with which a page enters, keyed by the route's name (docs/product/screens.md#transition): a new page is a
// new element, another id or query of the same page is not.
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

/** Takes the route's name and its page. */
export function RouteTransition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box key={name} sx={{ animation: `${slideIn} 200ms ease-out` }}>
      {children}
    </Box>
  );
}
