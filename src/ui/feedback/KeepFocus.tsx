// Around a control that goes away by being pressed, as "Try again" does: the focus that it had isn't lost with it, but goes
// to the nearest thing around it that can have it, so that a keyboard or a screen reader goes on from there.
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Wraps one control. */
export function KeepFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);

  // In step with the browser's focus: the element is still in the page when this is cleaned up.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Box component="span" ref={place} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
