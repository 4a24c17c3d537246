// Who has just got a first subscription goes on at its card: the button they pressed, and with it the focus, went with the
// empty overview.
import { useState, type RefCallback } from 'react';

/** Returns the ref of what holds the cards, which isn't there while there are none. */
export function useFocusFirstCard(isEmpty: boolean): RefCallback<HTMLElement> | undefined {
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return wasEmpty ? focusFirstHeading : undefined;
}

function focusFirstHeading(cards: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement instanceof HTMLIFrameElement;
  if (isLost) cards?.querySelector('h2')?.focus();
}
