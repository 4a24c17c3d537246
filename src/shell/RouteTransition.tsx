// The slide with which a page enters, keyed by the route's name (docs/product/screens.md#transition): a new page is a
// new element, another id or query of the same page is not.
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout, WIDE } from '../theme';

/** Starts no further away than the narrowest margin beside the page, so that the moving page never overflows the window. */
const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });

interface RouteTransitionProps {
  /** The route's name. */
  name: string;
  /** The page has more to show side by side than a form has. */
  isWide: boolean;
  children: ReactNode;
}

/** The page, at its width (docs/product/look.md#space). */
export function RouteTransition({ name, isWide, children }: RouteTransitionProps) {
  return (
    <Box
      key={name}
      sx={{
        px: beside(layout.content),
        animation: `${slideIn} 200ms ease-out`,
        ...(isWide && { [WIDE]: { px: beside(layout.wideContent) } }),
        // A page with a table of many columns uses all the width there is, up to `wideContent`.
        '&:has([data-fill])': { px: beside(layout.wideContent) },
      }}
    >
      {children}
    </Box>
  );
}

/** Returns the padding beside content `width` px wide: padding, so that the frame itself stays in place between pages. */
const beside = (width: number) => `max(0px, calc(50% - ${width / 2}px))`;
