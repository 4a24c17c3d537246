// A change with an uncertain outcome is never retried automatically (docs/product/failures.md#uncertain-outcomes):
// the subscription is read again, and the user is told the result.
import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { fetchSubscription, setSubscriptionInCache } from '../subscriptions/subscriptions';
import { isUncertain, NotDoneError, UnknownOutcomeError } from './uncertain';

/**
 * Runs `change` and returns its answer. If the outcome is uncertain, re-reads the subscription and returns it if
 * `isDone` confirms the change. Throws the refusal, NotDoneError if it wasn't made, or UnknownOutcomeError.
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
    if (!now) throw new UnknownOutcomeError(error);
    if (isDone(now)) return now;
    setSubscriptionInCache(client, now);
    throw new NotDoneError(error);
  }
}
