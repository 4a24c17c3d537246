// Returns focus after a message is closed (docs/product/interface.md#after-removing).
import { useRef, type FocusEvent } from 'react';

/**
 * Returns `onFocus`, which records where focus was before it entered a region, and `giveBack`, which returns it there if it is
 * still in the region; to `main` if it came from nowhere, or from an element that is gone.
 */
export function useFocusReturn() {
  const last = useRef<{ region: Element; from: Element | null }>(undefined);
  return {
    onFocus: ({ currentTarget: region, relatedTarget: from }: FocusEvent) => {
      if (!region.contains(from)) last.current = { region, from };
    },
    giveBack: () => {
      const { region, from } = last.current ?? {};
      if (!region?.contains(document.activeElement)) return;
      const target = from?.isConnected ? from : document.querySelector('main');
      // Closing a message must not scroll the page.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
