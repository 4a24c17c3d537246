// What a screen reader says of what happens on the page: one place for all of it, so that many parts don't talk at once.
import { useEffect } from 'react';

/** After so long nobody goes looking for it. */
const KEPT_MS = 10_000;

let said = { words: '', turn: 0 };
let timer: number | undefined;
const listeners = new Set<() => void>();

function set(words: string): void {
  said = { words, turn: said.turn + 1 };
  for (const listener of listeners) listener();
}

/** Has the words read out when there is a pause; the same ones a second time too. */
export function say(words: string): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => set(''), KEPT_MS);
  set(words);
}

/** Says the words when they come, and others when they change. */
export function useSaid(words: string | undefined): void {
  // In step with the screen reader.
  useEffect(() => {
    if (words !== undefined) say(words);
  }, [words]);
}

/** For the live region: what was said last, and its number. */
export const currentlySaid = () => said;

/** For the live region: calls back when something else is said. Returns what ends that. */
export function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
