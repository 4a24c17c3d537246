// Whether the page is being printed: lists that render only what is in view then render everything.
import { useSyncExternalStore } from 'react';

/** Told all together: each browser event would draw the page anew. */
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
  const paper = window.matchMedia('print');
  isPaper = paper.matches;
  // Kept, and not read from the browser when asked: that changes up to a frame before its event, and whatever was drawn
  // between would be of another medium than the rest.
  paper.addEventListener('change', () => {
    isPaper = paper.matches;
    tell();
  });
}

function subscribe(listener: () => void): () => void {
  if (!isListening) listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isPrinting = () => isBegun || isPaper;

/** From before the browser lays out its first sheet until the last one is done. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}
