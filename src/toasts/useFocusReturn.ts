// The focus after a message was closed (docs/product/interface.md#after-removing).
import { useRef, type FocusEvent } from 'react';

/**
 * Returns what notices from where the focus comes into a region, and what gives it back while it is in there: to `main` where it
 * came from nowhere, or from what is gone.
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
      // A message that goes doesn't move the page.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
