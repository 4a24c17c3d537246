// Waits until a stack or its machine has come to one of the accepted states (specification 7, decisions 4 '…/status' and
// 7.11): asked every 5 s, 60 times at most.
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { BUSY_MESSAGE, POLL_MS, statusWait } from '../domain/polling';
import { send } from './http';
import { pause } from './pause';
import { mayRetry } from './retry';

const answer = v.object({ status: v.exactOptional(v.string()), accepted: v.exactOptional(v.boolean()) });

/**
 * Takes the path of a POST …/status and which states it may come to. Throws 'The instance is busy…' after the last
 * question, the call's error, or the signal's reason where the wait is given up.
 */
export async function waitForStatus(
  client: QueryClient,
  path: string,
  acceptedStates: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (let asked = 1; ; asked += 1) {
    const next = statusWait(asked, await askStatus(client, path, acceptedStates, signal), acceptedStates);
    if (next === 'go') return;
    if (next === 'busy') throw new Error(BUSY_MESSAGE);
    await pause(POLL_MS, signal);
  }
}

/** A question, although it is a POST: it changes nothing, so it follows the retry rule of all reading calls. */
function askStatus(
  client: QueryClient,
  path: string,
  acceptedStates: readonly string[],
  signal: AbortSignal | undefined,
) {
  signal?.throwIfAborted();
  const body = { accepted_states: acceptedStates };
  const ask = () => send('post', path, answer, body, signal && { signal });
  return client.query({
    queryKey: ['status', path],
    queryFn: ask,
    retry: mayRetry,
    staleTime: 0,
    gcTime: 0,
    // Its error is that of what waits.
    meta: { quiet: true },
  });
}
