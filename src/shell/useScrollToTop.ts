// Scrolling on navigation (specification 2 and 9): to the top 250 ms after a new page was opened; Back and Forward go
// where the user had been on that page.
import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const SCROLL_DELAY_MS = 250;
const positions = new Map<string, number>();

/** Keeps the window's scroll position in step with the router. To be used once, in the shell. */
export function useScrollToTop(): void {
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // The position of a page is what it was scrolled to when it is left.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (arrival === NavigationType.Pop) {
      const frame = requestAnimationFrame(() => window.scrollTo({ top: positions.get(key) ?? 0 }));
      return () => cancelAnimationFrame(frame);
    }
    const timer = window.setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => window.clearTimeout(timer);
    // A change of only the query or the hash stays where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
