// The slide with which a page enters, keyed by the route's name (docs/product/screens.md#transition): a new page is a
// new element, another id or query of the same page is not.
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout, WIDE } from '../theme';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

interface RouteTransitionProps {
  /** The route's. */
  name: string;
  /** It has more to show side by side than a form has. */
  isWide: boolean;
  children: ReactNode;
}

/** The page in its width (docs/product/look.md#space). */
export function RouteTransition({ name, isWide, children }: RouteTransitionProps) {
  return (
    <Box
      key={name}
      sx={{
        maxWidth: layout.content,
        mx: 'auto',
        animation: `${slideIn} 200ms ease-out`,
        ...(isWide && { [WIDE]: { maxWidth: layout.wideContent } }),
        // A table of many columns takes what there is.
        '&:has([data-fill])': { maxWidth: layout.wideContent },
      }}
    >
      {children}
    </Box>
  );
}
