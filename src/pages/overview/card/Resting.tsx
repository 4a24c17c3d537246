// Whether the list rests, so that a card that only flies by, or that only stands on paper, asks for nothing.
import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext(true);

/** Around cards; apart from what else they draw from, because few parts of them look at it. */
export function Resting({ value, children }: { value: boolean; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** False while the list is being scrolled or printed. */
export function useResting(): boolean {
  return useContext(Context);
}
