// A key that focuses a field from wherever nothing is being typed. In the field itself it can't be the first character.
import type { RefObject } from 'react';
import { useListener } from '../../../browser/effects/useListener';

/** Focuses the field at this key, and selects its text so that typing replaces it. */
export function useFocusKey(key: string, field: RefObject<HTMLInputElement | null>): void {
  useListener(document, 'keydown', (event) => {
    const isEmpty = event.target === field.current && field.current?.value === '';
    const isTyping =
      !isEmpty &&
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [role="dialog"]');
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });
}
