// State that is kept in the address's query, so that Back, a reload and a shared link bring it back. The router isn't told:
// to it this is the same place, so nothing is drawn again and typing stays quick. Give what uses it the router's location
// key, so that it starts anew when the router goes somewhere.
import { useEffect, useState } from 'react';

/** Browsers allow a hundred changes of the address in half a minute. */
const DELAY_MS = 400;

/** Takes what holds where the query says nothing; gives the state and what changes some of it. */
export function useQueryState<State extends Record<string, string>>(initial: State) {
  const [state, setState] = useState(() => stateIn(window.location.search, initial));

  // In step with the address.
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const next = searchWith(search, state, initial);
      if (next !== search) window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [state, initial]);

  return [state, (change: Partial<State>) => setState((old) => ({ ...old, ...change }))] as const;
}

function stateIn<State extends Record<string, string>>(search: string, initial: State): State {
  const query = new URLSearchParams(search);
  const entries = Object.entries(initial).map(([name, value]) => [name, query.get(name) ?? value] as const);
  return Object.fromEntries(entries) as State;
}

function searchWith(search: string, state: Record<string, string>, initial: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(state)) {
    if (value === initial[name]) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
