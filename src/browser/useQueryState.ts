// State that is kept in the address's query, so that Back, a reload and a shared link restore it. A choice is state at once and
// stands in the address a moment later, so that typing stays fast; it belongs to the entry of the session history in which it was
// made: it is never written into another, which begins with its own.
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withoutInvisible } from '../domain/text/shown';

/** Browsers allow a hundred changes of the address in half a minute. */
const DELAY_MS = 400;

/** Queries that aren't in the address yet, by their entry: Back finds them here if the user left before. */
const unwritten = new Map<string, string>();

/** Returns the name of the current entry of the session history: the router's key, which writing a query keeps. */
export function useEntry(): string {
  const location = useLocation();
  return entryIn({ key: location.key, usr: location.state as HistoryState['usr'] });
}

/**
 * Returns the state, with defaults for what the query lacks, and a function that changes part of it. A value that `isKnown` denies
 * counts as lacking, and leaves the address. `remembered` values take precedence over the defaults, and are written into the
 * address like any choice.
 */
export function useQueryState<State extends Record<string, string>>(
  initial: State,
  isKnown: Partial<Record<keyof State, (value: string) => boolean>> = {},
  remembered?: Partial<State>,
) {
  const entry = useEntry();
  const [params, setParams] = useSearchParams();
  const begin = () => ({
    in: entry,
    state: stateIn(unwritten.get(entry) ?? params, { ...initial, ...remembered }),
  });
  const [held, hold] = useState(begin);
  if (held.in !== entry) hold(begin);
  const state = Object.fromEntries(
    Object.entries(held.state).map(([name, value]) => [
      name,
      value === initial[name] || isKnown[name]?.(value) !== false ? value : initial[name],
    ]),
  ) as State;
  const change = (some: Partial<State>) => hold((old) => ({ ...old, state: { ...old.state, ...some } }));
  const query = queryWith(params, state, initial);
  const write = useEffectEvent(() => {
    // The router may have gone on already, and not have rendered it.
    if (entryIn((window.history.state ?? {}) as HistoryState) !== entry) return;
    unwritten.delete(entry);
    setParams(query, { replace: true, state: { entry } });
  });

  // Synchronises with the address.
  useEffect(() => {
    if (query === params.toString()) return;
    unwritten.set(entry, query);
    const timer = window.setTimeout(() => write(), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [entry, query, params]);

  return [state, change] as const;
}

/** What the router stores with an entry; `entry` names the one that a query was written into. The first one has no key. */
interface HistoryState {
  key?: string;
  usr?: { entry?: string } | null;
}

function entryIn({ key = 'default', usr }: HistoryState): string {
  return usr?.entry ?? key;
}

function stateIn<State extends Record<string, string>>(
  search: string | URLSearchParams,
  initial: State,
): State {
  const query = new URLSearchParams(search);
  const entries = Object.entries(initial).map(([name, value]) => [
    name,
    withoutInvisible(query.get(name) ?? value),
  ]);
  return Object.fromEntries(entries) as State;
}

/** Returns the query: other parameters, then the state in the defaults' order, so that one view has one address. */
function queryWith(
  params: URLSearchParams,
  state: Record<string, string>,
  initial: Record<string, string>,
): string {
  const query = new URLSearchParams(params);
  for (const [name, value] of Object.entries(state)) {
    query.delete(name);
    if (value !== initial[name]) query.append(name, value);
  }
  return query.toString();
}
