// Moves focus to the card of a user's first subscription: the button they pressed disappeared with the empty
// overview, and focus with it.
import { useState, type RefCallback } from 'react';

/** Returns the ref for the cards' container, which isn't rendered while there are none; undefined if there always were some. */
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
