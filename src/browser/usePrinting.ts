// Whether the page is being printed: lists that render only what is in view then render everything.
import { useSyncExternalStore } from 'react';

/** Notified together from one browser listener: with a listener each, every one would render the page again. */
const listeners = new Set<() => void>();
let isBegun = false;
let isPaper = false;
let isListening = false;

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(): void {
  isListening = true;
  const set = (isBegunNow: boolean) => () => {
    isBegun = isBegunNow;
    tell();
  };
  window.addEventListener('beforeprint', set(true));
  window.addEventListener('afterprint', set(false));
  try {
    const paper = window.matchMedia('print');
    isPaper = paper.matches;
    // Stored, not read from the browser on demand: `matches` changes up to a frame before its event, and whatever rendered in
    // between would be for another medium than the rest.
    paper.addEventListener('change', () => {
      isPaper = paper.matches;
      tell();
    });
  } catch {
    // The events above are enough, but for a browser that only emulates paper.
  }
}

function subscribe(listener: () => void): () => void {
  if (!isListening) listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isPrinting = () => isBegun || isPaper;

/** True from before the browser lays out the first sheet until the last one is done. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}
