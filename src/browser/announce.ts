// Messages that a screen reader reads out: one place for all of them, so that parts of the page don't talk at once.
import { useEffect } from 'react';
import { createStore, type Store } from '../domain/values/store';

/** How long in ms the words stay in the live region, for a user who goes looking for them. */
const KEPT_MS = 10_000;

const announced = createStore({ words: '', turn: 0 });
const set = (words: string) => announced.set({ words, turn: announced.current().turn + 1 });
let timer: number | undefined;

/** Has a screen reader read the words at its next pause, even if they are the same as before. */
export function announce(words: string): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => set(''), KEPT_MS);
  set(words);
}

/** Has the words read out when they are first given, and whenever they change. */
export function useAnnouncement(words: string | undefined): void {
  // Synchronises with the screen reader.
  useEffect(() => {
    if (words !== undefined) announce(words);
  }, [words]);
}

/** The latest words and their sequence number, for the live region. */
export const announcement: Pick<Store<{ words: string; turn: number }>, 'current' | 'subscribe'> = announced;
