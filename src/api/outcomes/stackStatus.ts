// Waits until a stack or its machine has reached one of the accepted states: requests its status every 5 s, at most 60 times.
import type { QueryClient } from '@tanstack/react-query';
import { BUSY_MESSAGE, POLL_MS, statusWait } from '../../domain/subscriptions/polling';
import { stackStatus } from '../../wire/subscriptions';
import { ask, type Path } from '../client/http';
import { pause } from '../waits';
import { mayRetry } from '../client/retry';
import { MessageError } from '../../messages/MessageError';

/**
 * Polls a POST …/status until one of the accepted states. Throws 'The instance is busy…' after the last poll, the call's
 * error, or the signal's reason when aborted.
 */
export async function waitForStatus(
  client: QueryClient,
  path: Path,
  acceptedStates: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    const next = statusWait(attempts, await askStatus(client, path, acceptedStates, signal), acceptedStates);
    if (next === 'go') return;
    if (next === 'busy') throw new MessageError(BUSY_MESSAGE);
    await pause(POLL_MS, signal);
  }
}

/** Retries like all reading calls; an abort cancels both call and retry. */
async function askStatus(
  client: QueryClient,
  path: Path,
  acceptedStates: readonly string[],
  signal: AbortSignal | undefined,
) {
  signal?.throwIfAborted();
  // Keyed by the states too: two waits for one stack with different states can't share an answer.
  const queryKey = ['status', path, acceptedStates];
  const giveUp = () => void client.cancelQueries({ queryKey });
  signal?.addEventListener('abort', giveUp);
  try {
    return await client.query({
      queryKey,
      queryFn: (context) =>
        ask(path, stackStatus, { accepted_states: acceptedStates }, { signal: context.signal }),
      retry: mayRetry,
      staleTime: 0,
      gcTime: 0,
      // Quiet: what waits reports this error.
      meta: { quiet: true },
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}
