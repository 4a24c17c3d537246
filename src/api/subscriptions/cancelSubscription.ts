// Cancelling a subscription (docs/product/subscriptions.md#cancel-result).
import { useQueryClient } from '@tanstack/react-query';
import { countsAsCancelled, type Subscription } from '../../domain/subscriptions/subscription';
import { track } from './analytics';
import { at } from '../client/at';
import { confirmOutcome } from '../outcomes/confirmOutcome';
import { UncertainError } from '../outcomes/uncertain';
import { send } from '../client/http';
import { invoicesQuery } from '../invoices/invoices';
import { useChange, type Change } from '../outcomes/change';

import { subscription as answer } from '../../wire/subscriptions/subscription';
import { removeSubscriptionFromCache, setSubscriptionInCache } from './subscriptions';
import { t } from '../../messages/t';

/**
 * DELETE /customer/subscriptions/{id}. Run with the reason's code; the result is the cancelled subscription. One that
 * ends at once is removed from the list.
 */
export function useCancelSubscription(subscription: Subscription): Change<string, Subscription> {
  const { id } = subscription;
  const client = useQueryClient();
  const outdateInvoices = () => void client.invalidateQueries(invoicesQuery());
  return useChange({
    mutationKey: ['cancel-subscription', id],
    mutationFn: async (reasonCode: string) => {
      const params = { subscription_cancel_reason_code: reasonCode };
      const cancelled = await confirmOutcome(
        client,
        id,
        () => send('delete', at`/customer/subscriptions/${id}`, answer, undefined, { params }),
        countsAsCancelled,
      );
      if (cancelled.subscriptionStatus === 'cancelled') removeSubscriptionFromCache(client, subscription);
      else setSubscriptionInCache(client, cancelled);
      track(id, 'cancel');
      return cancelled;
    },
    onSuccess: outdateInvoices,
    onError: (error) => {
      if (error instanceof UncertainError) outdateInvoices();
    },
    success: () => t('manage.cancelled'),
  });
}
