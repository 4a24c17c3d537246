// Reactivating a cancelled subscription (docs/product/subscriptions.md#reactivating).
import { useQueryClient } from '@tanstack/react-query';
import { countsAsCancelled } from '../../domain/subscriptions/subscription';
import { at } from '../client/at';
import { confirmOutcome } from '../outcomes/confirmOutcome';
import { send } from '../client/http';
import { useChange, type Change } from '../outcomes/change';

import { subscription as answer } from '../../wire/subscriptions/subscription';
import { setSubscriptionInCache } from './subscriptions';
import { t } from '../../messages/t';

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
