// A change with an uncertain outcome is never retried automatically (docs/product/failures.md#uncertain-outcomes):
// the subscription is read again, and the user is told the result.
import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { fetchSubscription, setSubscriptionInCache } from '../subscriptions/subscriptions';
import { readIfUncertain } from './uncertain';

/**
 * Runs a change of a subscription and returns its answer. If the outcome is uncertain, reads the subscription again and returns
 * it if `isDone` confirms the change. Throws as `readIfUncertain` does.
 */
export function confirmOutcome(
  client: QueryClient,
  id: string,
  change: () => Promise<Subscription>,
  isDone: (subscription: Subscription) => boolean,
): Promise<Subscription> {
  return readIfUncertain(change, {
    read: () => fetchSubscription(id).catch(() => undefined),
    isDone,
    onNotDone: (now) => setSubscriptionInCache(client, now),
  });
}
