// Whether the page is being printed: lists that render only what is in view then render everything.
import { useSyncExternalStore } from 'react';

/** Told all together: each browser event would draw the page anew. */
const listeners = new Set<() => void>();
let isBegun = false;
let paper: MediaQueryList | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(): void {
  const set = (isBegunNow: boolean) => () => {
    isBegun = isBegunNow;
    tell();
  };
  window.addEventListener('beforeprint', set(true));
  window.addEventListener('afterprint', set(false));
  paper = window.matchMedia('print');
  paper.addEventListener('change', tell);
}

function subscribe(listener: () => void): () => void {
  if (!paper) listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isPrinting = () => isBegun || paper?.matches === true;

/** From before the browser lays out its first sheet until the last one is done. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}
