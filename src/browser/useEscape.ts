// Esc dismisses what the pointer or the focus has opened, wherever the focus is (WCAG 1.4.13).
import { useListener } from './effects/useListener';

/** Calls `onEscape` when Esc is pressed while something is open. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  useListener(
    document,
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onEscape();
    },
    { isOn: isOpen },
  );
}
