// Paying for something (docs/product/checkout.md#outcomes, docs/product/checkout.md#after-success): the vendor's
// hosted page, the checkout, and the resulting subscription. Whether polling follows depends only on the
// subscription's state.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { HostedPage } from '../../wire/billing/checkout';
import { track, type AnalyticsAction } from '../subscriptions/analytics';
import { CheckoutClosedError, loadBilling, openCheckout, type CheckoutResult } from './billing';
import { useChange, type Change } from '../outcomes/change';
import { permissionsQuery } from '../user/permissions';
import { mayRetry } from '../client/retry';
import {
  fetchSubscription,
  fetchSubscriptionOfHostedPage,
  setSubscriptionInCache,
  subscriptionsQuery,
} from '../subscriptions/subscriptions';
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

const GROUP = ['checkout'];

interface CheckoutOptions<Variables> {
  /** Identifies what is paid for, and so this checkout among others. */
  what: readonly string[];
  /** Requests the hosted page for the purchase from the vendor. */
  order: (variables: Variables) => Promise<HostedPage>;
  /** The action reported to analytics after a success. */
  action: AnalyticsAction;
  /** Returns the success message. */
  success: (subscription: Subscription, variables: Variables) => string;
  /** Called after a success, even if the screen has been left. */
  onPaid?: (subscription: Subscription) => void;
}

/** A change that buys something: its result is the new or changed subscription. */
export interface Checkout<Variables> extends Change<Variables, Subscription> {
  /** The user closed the checkout. */
  isClosed: boolean;
}

/** Returns a change that pays; one checkout at a time in the whole portal. An error with an empty message: the user closed it. */
export function useCheckout<Variables>(options: CheckoutOptions<Variables>): Checkout<Variables> {
  const client = useQueryClient();
  const change = useChange({
    mutationKey: [...GROUP, ...options.what],
    group: GROUP,
    isForgotten: true,
    mutationFn: (variables: Variables) => checkOut(client, options.action, () => options.order(variables)),
    success: options.success,
    ...(options.onPaid && { onSuccess: options.onPaid }),
  });
  return { ...change, isClosed: change.error instanceof CheckoutClosedError };
}

async function checkOut(
  client: QueryClient,
  action: AnalyticsAction,
  order: () => Promise<HostedPage>,
): Promise<Subscription> {
  // First, so that nothing is ordered from the vendor if the checkout can't open.
  await loadBilling();
  const subscription = await subscriptionOf(client, await openCheckout(await order()));
  setSubscriptionInCache(client, subscription);
  // Polling does this too, but doesn't run if the instance is ready at once.
  void client.invalidateQueries(permissionsQuery());
  track(subscription.id, action);
  return subscription;
}

/** Reads the subscription by its id if known, else by the hosted page. On failure reads the list, where it should appear. */
async function subscriptionOf(client: QueryClient, result: CheckoutResult): Promise<Subscription> {
  try {
    return await client.query({
      queryKey: ['checkout-result', result],
      queryFn: () =>
        'subscriptionId' in result
          ? fetchSubscription(result.subscriptionId)
          : fetchSubscriptionOfHostedPage(result.hostedPageId),
      retry: mayRetry,
      gcTime: 0,
      // Quiet: the mutation reports this error, with another message.
      meta: { quiet: true },
    });
  } catch (error) {
    void client.invalidateQueries(subscriptionsQuery());
    void client.invalidateQueries(permissionsQuery());
    const why = error instanceof Error ? error.message : '';
    throw new MessageError(message('plans.resultNotRead', { why }), { cause: error });
  }
}
