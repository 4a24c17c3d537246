// From a completed checkout to its subscription (specification 4): by id if one is present, otherwise by the hosted page.
import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../domain/subscription';
import type { CheckoutResult } from './billing';
import { mayRetry } from './retry';
import { fetchSubscription, fetchSubscriptionOfHostedPage, subscriptionsQuery } from './subscriptions';

/** Gives the subscription. What was paid for is not lost by a failure here: the list is asked, and the error says so. */
export async function subscriptionOfCheckout(
  client: QueryClient,
  result: CheckoutResult,
): Promise<Subscription> {
  try {
    return await client.query({
      queryKey: ['checkout-result', result],
      queryFn: () =>
        'subscriptionId' in result
          ? fetchSubscription(result.subscriptionId)
          : fetchSubscriptionOfHostedPage(result.hostedPageId),
      retry: mayRetry,
      gcTime: 0,
      // Its error is the mutation's, with another sentence.
      meta: { quiet: true },
    });
  } catch (error) {
    void client.invalidateQueries(subscriptionsQuery());
    const why = error instanceof Error ? ` ${error.message}` : '';
    throw new Error(`Your checkout is complete, but we could not read its result.${why}`, { cause: error });
  }
}
