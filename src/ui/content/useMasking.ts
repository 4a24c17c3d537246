// When a secret must be hidden again (docs/product/supporter.md#secrets): after 30 s, when the window loses the focus
// or is hidden, and when the page is left, also for the browser's cache of pages.
import { useEffect } from 'react';

export const SHOWN_MS = 30_000;

/** Calls `mask` 30 s after the secret shows, and when the window is left. */
export function useMasking(isOut: boolean, mask: () => void): void {
  // In step with the window: hide on blur, pagehide and tab switch.
  useEffect(() => {
    if (!isOut) return;
    const timer = window.setTimeout(mask, SHOWN_MS);
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') mask();
    };
    window.addEventListener('blur', mask);
    window.addEventListener('pagehide', mask);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('blur', mask);
      window.removeEventListener('pagehide', mask);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [isOut, mask]);
}
