// Cancelling a subscription, for a reason (docs/product/subscriptions.md#cancelling), and reactivating it
// (docs/product/subscriptions.md#reactivating).
import { useQueryClient } from '@tanstack/react-query';
import { get, at, send } from '../client/http';
import { cancellationReasons, subscription as answer } from '../../wire/subscriptions';
import { listQuery } from '../client/lists';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';
import { countsAsCancelled, type Subscription } from '../../domain/subscriptions/subscription';
import { track } from './analytics';
import { confirmOutcome } from '../outcomes/confirmOutcome';
import { UncertainError } from '../outcomes/uncertain';
import { invoicesQuery } from '../invoices/invoices';
import { useChange, type Change } from '../outcomes/change';
import { removeSubscriptionFromCache, setSubscriptionInCache } from './subscriptions';

/** GET /supporter/settings/cancellationreasons, which customers may read too. Fails with a MessageError if there is none. */
export function cancellationReasonsQuery() {
  return listQuery({
    queryKey: ['cancellation-reasons'],
    queryFn: async ({ signal }) => {
      const { reasons } = await get('/supporter/settings/cancellationreasons', cancellationReasons, {
        signal,
      });
      // Without a reason nobody can cancel, so it has to be possible to ask again.
      if (reasons.items.length === 0) throw new MessageError(message('manage.noReasons'));
      return reasons;
    },
  });
}

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

/** POST /customer/subscriptions/{id}/reactivate, with no body. */
export function useReactivateSubscription(id: string): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['reactivate-subscription', id],
    mutationFn: async () => {
      const reactivated = await confirmOutcome(
        client,
        id,
        () => send('post', at`/customer/subscriptions/${id}/reactivate`, answer),
        (now) => !countsAsCancelled(now),
      );
      setSubscriptionInCache(client, reactivated);
      return reactivated;
    },
    success: () => t('manage.reactivated'),
  });
}
