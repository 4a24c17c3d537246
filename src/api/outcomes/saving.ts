// Saving a setting (docs/product/failures.md#saved-at-once): its new value is kept once the server has accepted it.
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import { isUncertain, NOT_DONE_MESSAGE, UNKNOWN_MESSAGE } from './confirmOutcome';
import { mayRetry } from '../client/retry';
import { MessageError } from '../../messages/MessageError';

/** What reads the setting from the server. */
type SettingQuery<Value> = UseQueryOptions<Value, Error, Value, string[]>;

/**
 * Runs `change` and writes `wanted` to the cache. If the outcome is unknown, reads the setting again and throws what is
 * known (docs/product/failures.md#uncertain-outcomes). Throws the refusal.
 */
export async function saveSetting<Value>(
  client: QueryClient,
  query: SettingQuery<Value>,
  wanted: Value,
  change: () => Promise<unknown>,
): Promise<Value> {
  try {
    await change();
  } catch (error) {
    const asked = readAgain(client, query);
    if (!isUncertain(error)) throw error;
    const now = await asked;
    if (now === undefined) throw new MessageError(UNKNOWN_MESSAGE, { cause: error });
    if (now !== wanted) throw new MessageError(NOT_DONE_MESSAGE, { cause: error });
  }
  client.setQueryData(query.queryKey, () => wanted);
  return wanted;
}

/** Does the same, then returns the setting as the server has it. */
export async function saveAndReadSetting<Value>(
  client: QueryClient,
  query: SettingQuery<Value>,
  wanted: Value,
  change: () => Promise<unknown>,
): Promise<Value> {
  await saveSetting(client, query, wanted, change);
  return (await readAgain(client, query)) ?? wanted;
}

/** Returns undefined where it can't be read, which is announced. */
function readAgain<Value>(client: QueryClient, query: SettingQuery<Value>): Promise<Value | undefined> {
  return client.query({ ...query, staleTime: 0, retry: mayRetry }).catch((): undefined => undefined);
}
