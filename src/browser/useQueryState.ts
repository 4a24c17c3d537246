// State that is kept in the address's query, so that Back, a reload and a shared link bring it back. The router isn't told:
// to it this is the same place, so nothing is drawn again and typing stays quick. Give what uses it the router's location
// key, so that it starts anew when the router goes somewhere.
import { useCallback, useEffect, useState } from 'react';

/** Browsers allow a hundred changes of the address in half a minute. */
const DELAY_MS = 400;

/** The queries of places that the router left before they were written, by its key of the place. */
const unwritten = new Map<string, string>();

/**
 * Returns the state, with defaults where the query says nothing, and what changes some of it (always the same function).
 * What this browser remembers comes before the defaults, and is written into the address like any choice.
 */
export function useQueryState<State extends Record<string, string>>(
  initial: State,
  remembered?: Partial<State>,
) {
  const [state, setState] = useState(() =>
    stateIn(unwritten.get(placeKey()) ?? window.location.search, { ...initial, ...remembered }),
  );
  const change = useCallback((some: Partial<State>) => setState((old) => ({ ...old, ...some })), []);

  // In step with the address.
  useEffect(() => {
    const place = placeKey();
    const was = window.location.search;
    const query = searchWith(was, state, initial);
    const write = () => {
      unwritten.delete(place);
      if (query === was) return;
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    };
    const timer = window.setTimeout(write, DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      // The router is elsewhere already, and the address its own: Back will find it here.
      if (placeKey() !== place) unwritten.set(place, query);
    };
  }, [state, initial]);

  return [state, change] as const;
}

/** The router's key of the place in the session history; the first one has none. */
function placeKey(): string {
  const { key = '' } = (window.history.state ?? {}) as { key?: string };
  return key;
}

function stateIn<State extends Record<string, string>>(search: string, initial: State): State {
  const query = new URLSearchParams(search);
  const entries = Object.entries(initial).map(([name, value]) => [name, query.get(name) ?? value] as const);
  return Object.fromEntries(entries) as State;
}

/** In the defaults' order, whatever was chosen first: one view has one address. What isn't of the state comes before it. */
function searchWith(search: string, state: Record<string, string>, initial: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(state)) {
    query.delete(name);
    if (value !== initial[name]) query.append(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
