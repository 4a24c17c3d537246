// Moves focus to the results of a search (docs/product/supporter.md#search): to the access of the only stack, or to
// the first result. Not if the user has moved focus elsewhere or keeps typing.
import { useEffect, useRef, type RefObject } from 'react';
import { focusSection } from '../../../ui/content/SectionCard';
import { firstResult } from './firstResult';

/** Returns the ref for the results' container. `isThere`: both searches have been answered. */
export function useFocusResults(search: string, isThere: boolean): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);

  // Moves focus once both searches have been answered.
  useEffect(() => {
    if (!isThere || !isWaiting(search, results.current)) return;
    if (document.getElementById('access')) focusSection('access');
    else firstResult()?.focus({ preventScroll: true });
  }, [search, isThere]);
  return results;
}

/** True if focus is still where the user made the search. */
function isWaiting(search: string, results: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  if (activeElement instanceof HTMLInputElement) return activeElement.value.trim() === search;
  return activeElement.closest('main') !== null && results?.contains(activeElement) === false;
}
