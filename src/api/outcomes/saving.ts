// Saving a setting (docs/product/failures.md#saved-at-once): its new value is kept once the server has accepted it.
import type { QueryClient, QueryFunction, QueryMeta } from '@tanstack/react-query';
import { readIfUncertain } from './uncertain';
import { mayRetry } from '../client/retry';

/** The query that reads a setting from the server. */
export interface ReadBack<Value> {
  queryKey: string[];
  queryFn?: QueryFunction<Value, string[]>;
  meta?: QueryMeta | undefined;
}

/** A setting's new value, and the calls that save it. */
export interface Saving<Value> {
  value: Value;
  change: () => Promise<unknown>;
  query: ReadBack<Value>;
  /** Reads the setting again after every change, not only if the outcome is uncertain. */
  isReadAfterwards?: boolean;
}

/**
 * Saves a setting and writes the new value to the cache. Returns it, or the server's value if that is read afterwards. Reads the
 * setting again if the outcome is uncertain, and throws as `readIfUncertain` does (docs/product/failures.md#uncertain-outcomes).
 */
export async function saveSetting<Value>(client: QueryClient, saving: Saving<Value>): Promise<Value> {
  const { query, value, change } = saving;
  await readIfUncertain(change, {
    read: () => readAgain(client, query),
    isDone: (now) => now === value,
  });
  client.setQueryData(query.queryKey, () => value);
  if (!saving.isReadAfterwards) return value;
  return (await readAgain(client, query)) ?? value;
}

/** Reads a setting that was changed. Returns undefined if it can't be read, which is announced unless the query is quiet. */
export async function readAgain<Value>(
  client: QueryClient,
  query: ReadBack<Value>,
): Promise<Value | undefined> {
  // A read that began before the change wouldn't reflect it; who waits for it gets this one's answer.
  void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true, revert: false });
  return client.query({ ...query, staleTime: 0, retry: mayRetry }).catch((): undefined => undefined);
}
