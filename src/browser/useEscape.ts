// Esc puts away what the pointer or the focus has opened, wherever the focus is (WCAG 1.4.13).
import { useEffect } from 'react';

/** Takes whether it is open, and what puts it away. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  // In step with the keyboard.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onEscape]);
}
