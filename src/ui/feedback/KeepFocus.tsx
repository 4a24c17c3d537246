// Around a control that goes away by being pressed, as "Try again" does: the focus that it had isn't lost with it, but goes
// to the nearest thing around it that can have it, so that a keyboard or a screen reader goes on from there.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The control, and the place that hands its focus on. */
export function KeepFocus({ children }: { children: ReactNode }) {
  return (
    <Box component="span" ref={handOnFocus} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

/** React calls what this returns while the element is still in the page. */
function handOnFocus(element: HTMLElement) {
  return () => {
    if (!element.contains(document.activeElement)) return;
    element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
