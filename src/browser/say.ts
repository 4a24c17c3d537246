// Messages that a screen reader reads out: one place for all of them, so that parts of the page don't talk at once.
import { useEffect } from 'react';

/** How long in ms the words stay in the live region, for a user who goes looking for them. */
const KEPT_MS = 10_000;

let said = { words: '', turn: 0 };
let timer: number | undefined;
const listeners = new Set<() => void>();

function set(words: string): void {
  said = { words, turn: said.turn + 1 };
  for (const listener of listeners) listener();
}

/** Has a screen reader read the words at its next pause, even if they are the same as before. */
export function say(words: string): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => set(''), KEPT_MS);
  set(words);
}

/** Has the words read out when they are first given, and whenever they change. */
export function useSaid(words: string | undefined): void {
  // Synchronises with the screen reader.
  useEffect(() => {
    if (words !== undefined) say(words);
  }, [words]);
}

/** Returns the latest words and their sequence number, for the live region. */
export const currentlySaid = () => said;

/** Calls `listener` when the words change, for the live region. Returns a function that unsubscribes it. */
export function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
