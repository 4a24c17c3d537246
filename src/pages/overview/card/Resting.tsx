// Whether the list of cards is at rest: a card that only scrolls past, or is rendered only for print, fetches nothing.
import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext(true);

/** Provides this to cards. Not part of CardSurroundings, because it changes with each scroll and few parts of a card use it. */
export function Resting({ value, children }: { value: boolean; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** False while the list is being scrolled or printed. */
export function useResting(): boolean {
  return useContext(Context);
}
