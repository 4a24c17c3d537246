// Does the same for many, a few at a time (docs/product/bulk-change.md#run, docs/product/uploads.md#several).
import type { QueryClient } from '@tanstack/react-query';
import type { Outcome } from '../../domain/instances/outcome';
import { LONGEST_RETRY_AFTER_MS, StatusError } from '../client/errors';
import type { ReadBack } from '../outcomes/saving';
import { UncertainError, UnknownOutcomeError } from '../outcomes/uncertain';
import { createLine, pause, untilOnline } from '../waits';
import { AT_A_TIME } from './settings';

/** What is known while one of them is done. */
export interface Doing<Data> {
  /** Aborted when the run is stopped. What then throws its reason counts as not begun. */
  signal: AbortSignal;
  /** Tells how far it is. */
  tell: (data: Data) => void;
}

interface BulkRun<Item, Data> {
  /** How many run at a time; four by default. */
  atATime?: number | undefined;
  /** Once aborted, no other item begins. */
  signal: AbortSignal;
  /** Does it for one item, and returns what came of it. */
  one: (item: Item, doing: Doing<Data>) => Promise<Data>;
  /** Called whenever something has become of an item. */
  onOutcome: (outcome: Outcome<Item, Data>) => void;
}

/**
 * Runs `one` for the items in their order. None begins while the network is away, or earlier than a server that refused another
 * (429 or 503) allows; none at all if that is longer than the portal waits. Never throws: `onOutcome` reports each outcome.
 */
export async function runBulk<Item, Data>(
  items: readonly Item[],
  { atATime = AT_A_TIME, signal, one, onOutcome }: BulkRun<Item, Data>,
): Promise<void> {
  const line = createLine(atATime);
  /** Epoch ms; no item begins before this. */
  let notBefore = 0;

  const begin = async (item: Item) => {
    if (notBefore - Date.now() > LONGEST_RETRY_AFTER_MS) throw new RangeError('Too long to wait.');
    while (Date.now() < notBefore) await pause(notBefore - Date.now(), signal);
    await untilOnline(signal);
    onOutcome({ item, state: 'running' });
    const tell = (data: Data) => onOutcome({ item, state: 'running', data });
    try {
      onOutcome({ item, state: 'done', data: await one(item, { signal, tell }) });
    } catch (error) {
      if (signal.aborted && error === signal.reason) throw error;
      const state = error instanceof UnknownOutcomeError ? 'unknown' : 'failed';
      onOutcome({ item, state, problem: error instanceof Error ? error : new Error(String(error)) });
      notBefore = Math.max(notBefore, Date.now() + askedToWait(error));
    }
  };
  const notBegun = (item: Item) => onOutcome({ item, state: 'notBegun' });
  await Promise.all(items.map((item) => line(() => begin(item), signal).catch(() => notBegun(item))));
}

/** Returns how long the server asked the portal to wait, ms; 0 if it didn't. */
function askedToWait(error: unknown): number {
  if (error instanceof AggregateError) return Math.max(0, ...error.errors.map(askedToWait));
  const refusal = error instanceof UncertainError ? error.cause : error;
  const isAsking = refusal instanceof StatusError && (refusal.status === 429 || refusal.status === 503);
  return isAsking ? (refusal.retryAfterMs ?? 0) : 0;
}

/**
 * Reads for a run, afresh: what was read isn't kept, and a failure isn't announced, because the screen names it. Throws why it
 * can't be read; once the run is stopped, its signal's reason, without waiting for the call.
 */
export async function readAfresh<Data>(
  client: QueryClient,
  { queryKey, queryFn }: ReadBack<Data>,
  signal: AbortSignal,
): Promise<Data> {
  const key = ['run', ...queryKey];
  const cancel = () => void client.cancelQueries({ queryKey: key });
  signal.addEventListener('abort', cancel);
  const quiet = { staleTime: 0, gcTime: 0, meta: { quiet: true } };
  try {
    return await client.query({ queryKey: key, queryFn, ...quiet });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
