// When a secret must be hidden again (docs/product/supporter.md#secrets): after 30 s, when the window loses the focus
// or is hidden, and when the page is left, including into the browser's back/forward cache.
import { useListener } from '../../browser/effects/useListener';
import { useTimeout } from '../../browser/effects/useTimer';

const SHOWN_MS = 30_000;

/** Calls `mask` when the secret must be hidden again; `isOut` while it is shown or being fetched. */
export function useMasking(isOut: boolean, mask: () => void): void {
  useTimeout(isOut ? SHOWN_MS : undefined, mask);
  useListener(window, 'blur', mask, { isOn: isOut });
  useListener(window, 'pagehide', mask, { isOn: isOut });
  useListener(
    document,
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') mask();
    },
    { isOn: isOut },
  );
}
