// Wraps a control that disappears when pressed, as "Try again" does: its focus isn't lost, but moves to the nearest focusable
// ancestor (`tabindex="-1"`), so that keyboard and screen-reader users continue from there.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Renders the control, and moves its focus on when it is removed. */
export function KeepFocus({ children }: { children: ReactNode }) {
  return (
    <Box component="span" ref={handOnFocus} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

/** A ref callback: React calls the cleanup it returns while the element is still in the document. */
function handOnFocus(element: HTMLElement) {
  return () => {
    if (element.contains(document.activeElement)) focusAround(element);
  };
}

/** Moves the focus to the nearest focusable ancestor (`tabindex="-1"`), without scrolling. */
export function focusAround(element: Element): void {
  element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
