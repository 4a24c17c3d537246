// The slide with which a page enters, keyed by the route's name (docs/product/screens.md#transition): a new page is a
// new element, another id or query of the same page is not.
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout, WIDE } from '../theme';

/** From no further than the narrowest room beside the page: on the way it is no wider than the window either. */
const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });

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
        px: beside(layout.content),
        animation: `${slideIn} 200ms ease-out`,
        ...(isWide && { [WIDE]: { px: beside(layout.wideContent) } }),
        // A table of many columns takes what there is.
        '&:has([data-fill])': { px: beside(layout.wideContent) },
      }}
    >
      {children}
    </Box>
  );
}

/** The room on both sides of content so many px wide: the frame itself stays where it is when its content is another one. */
const beside = (width: number) => `max(0px, calc(50% - ${width / 2}px))`;
