// Whether an element has come into view: what nobody has scrolled to isn't fetched yet.
import { useState, type RefCallback } from 'react';

/** The callbacks of the elements that are waited for. */
const watched = new Map<Element, Set<() => void>>();

/** One for all of them: a table may wait for hundreds of cells. */
let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) watched.get(target)?.forEach((onInView) => onInView());
  }
}

function watch(element: Element, onInView: () => void): () => void {
  const callbacks = watched.get(element) ?? new Set();
  watched.set(element, callbacks.add(onInView));
  observer ??= new IntersectionObserver(tell);
  observer.observe(element);
  return () => {
    callbacks.delete(onInView);
    if (callbacks.size > 0) return;
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** Returns a ref for an element, and whether its closest ancestor of this selector has been in view since. */
export function useIsInView(selector: string): readonly [RefCallback<Element>, boolean] {
  const [isInView, setIsInView] = useState(false);
  const ref = (element: Element | null) => {
    const around = element?.closest(selector);
    return around ? watch(around, () => setIsInView(true)) : undefined;
  };
  return [ref, isInView];
}
