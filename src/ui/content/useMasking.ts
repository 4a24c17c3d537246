// When a secret must be hidden again (docs/product/supporter.md#secrets): after 30 s, when the window loses the focus
// or is hidden, and when the page is left, also for the browser's cache of pages.
import { useListener } from '../../browser/effects/useListener';
import { useTimeout } from '../../browser/effects/useTimer';

const SHOWN_MS = 30_000;

/** Calls `mask` when the secret, which shows or is on its way, must be hidden. */
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
