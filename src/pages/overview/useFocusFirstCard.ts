// Who has just got a first subscription goes on at its card: the button they pressed, and with it the focus, went with the
// empty overview.
import { useEffect, useRef, type RefObject } from 'react';

/** Takes whether there is none; gives what is to hold the cards. */
export function useFocusFirstCard(isEmpty: boolean): RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(false);

  // In step with the browser's focus.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement instanceof HTMLIFrameElement;
    if (wasEmpty.current && !isEmpty && isLost) cards.current?.querySelector('h2')?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return cards;
}
