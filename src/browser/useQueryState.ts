// State that is kept in the address's query, so that Back, a reload and a shared link restore it. The router isn't told, so
// nothing else renders again and typing stays fast. Key the component that uses it by the router's location key, so that it
// mounts anew when the router navigates.
import { useEffect, useState } from 'react';

/** Browsers allow a hundred changes of the address in half a minute. */
const DELAY_MS = 400;

/** Queries not yet written when the router navigated away, by its key of the history entry. */
const unwritten = new Map<string, string>();

/**
 * Returns the state, with defaults for what the query lacks, and a function that changes part of it. `remembered`
 * values take precedence over the defaults, and are written into the address like any choice.
 */
export function useQueryState<State extends Record<string, string>>(
  initial: State,
  remembered?: Partial<State>,
) {
  const [state, setState] = useState(() =>
    stateIn(unwritten.get(entryKey()) ?? window.location.search, { ...initial, ...remembered }),
  );
  const change = (some: Partial<State>) => setState((old) => ({ ...old, ...some }));

  // Synchronises with the address.
  useEffect(() => {
    const entry = entryKey();
    const was = window.location.search;
    const query = searchWith(was, state, initial);
    const write = () => {
      unwritten.delete(entry);
      if (query === was) return;
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    };
    const timer = window.setTimeout(write, DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      // The router has already navigated and owns the address: keep the query here for Back.
      if (entryKey() !== entry) unwritten.set(entry, query);
    };
  }, [state, initial]);

  return [state, change] as const;
}

/** Returns the router's key of the current history entry; '' for the first one, which has none. */
function entryKey(): string {
  const { key = '' } = (window.history.state ?? {}) as { key?: string };
  return key;
}

function stateIn<State extends Record<string, string>>(search: string, initial: State): State {
  const query = new URLSearchParams(search);
  const entries = Object.entries(initial).map(([name, value]) => [name, query.get(name) ?? value] as const);
  return Object.fromEntries(entries) as State;
}

/** Returns the query: other parameters, then the state in the defaults' order, so that one view has one address. */
function searchWith(search: string, state: Record<string, string>, initial: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(state)) {
    query.delete(name);
    if (value !== initial[name]) query.append(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
