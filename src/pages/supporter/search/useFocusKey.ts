// A key that brings the focus to a field from wherever nothing is being typed.
import { useEffect, type RefObject } from 'react';

/** Takes the key and the field, whose text is selected so that typing replaces it. */
export function useFocusKey(key: string, field: RefObject<HTMLInputElement | null>): void {
  // In step with the keyboard.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, field]);
}
