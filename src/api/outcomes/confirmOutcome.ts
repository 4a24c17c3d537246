// A change with an uncertain outcome is never retried automatically (docs/product/failures.md#uncertain-outcomes):
// the subscription is read again, and the user is told the result.
import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { MalformedResponseError, NetworkError, statusOf } from '../client/errors';
import { fetchSubscription, setSubscriptionInCache } from '../subscriptions/subscriptions';
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

/** Outcome unknown: the change may or may not have been made. */
export class UnknownOutcomeError extends MessageError {
  override name = 'UnknownOutcomeError';
  constructor(options?: ErrorOptions) {
    super(message('failures.outcomeUnknown'), options);
  }
}
/** The message for an unconfirmed change that, read again, turns out not to have been made. */
export const NOT_DONE_MESSAGE = message('failures.notDone');

/**
 * Runs `change` and returns its answer. If the outcome is uncertain, re-reads the subscription and returns it if
 * `isDone` confirms the change. Throws the refusal, a MessageError if it wasn't made, or UnknownOutcomeError.
 */
export async function confirmOutcome(
  client: QueryClient,
  id: string,
  change: () => Promise<Subscription>,
  isDone: (subscription: Subscription) => boolean,
): Promise<Subscription> {
  try {
    return await change();
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const now = await fetchSubscription(id).catch(() => undefined);
    if (!now) throw new UnknownOutcomeError({ cause: error });
    if (isDone(now)) return now;
    setSubscriptionInCache(client, now);
    throw new MessageError(NOT_DONE_MESSAGE, { cause: error });
  }
}

/** True if a failed change may have been made: no answer, one that can't be read, or a gateway error (502, 504). */
export function isUncertain(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof MalformedResponseError) return true;
  return [502, 504].includes(statusOf(error) ?? 0);
}
