// Esc puts away what the pointer or the focus has opened, wherever the focus is (WCAG 1.4.13).
import { useEffect } from 'react';

/** Calls `onEscape` on Escape while it is open. */
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
