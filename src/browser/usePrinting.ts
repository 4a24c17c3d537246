// Whether the page is being printed: lists that render only what is in view then render everything.
import { useSyncExternalStore } from 'react';
import { createStore } from '../domain/values/store';

/** In one store with one browser listener: with a listener each, every list would render the page again. */
const printing = createStore({ isBegun: false, isPaper: false });
let isListening = false;

function listen(): void {
  isListening = true;
  const update = (what: { isBegun: boolean } | { isPaper: boolean }) =>
    printing.set({ ...printing.current(), ...what });
  window.addEventListener('beforeprint', () => update({ isBegun: true }));
  window.addEventListener('afterprint', () => update({ isBegun: false }));
  try {
    const paper = window.matchMedia('print');
    update({ isPaper: paper.matches });
    // Stored, not read from the browser on demand: `matches` changes up to a frame before its event, and whatever rendered in
    // between would be for another medium than the rest.
    paper.addEventListener('change', () => update({ isPaper: paper.matches }));
  } catch {
    // The events above are enough, but for a browser that only emulates paper.
  }
}

function subscribe(listener: () => void): () => void {
  if (!isListening) listen();
  return printing.subscribe(listener);
}

const isPrinting = () => printing.current().isBegun || printing.current().isPaper;

/** True from before the browser lays out the first sheet until the last one is done. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}
