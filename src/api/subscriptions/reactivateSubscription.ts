// Taking a cancellation back (docs/product/subscriptions.md#reactivating).
import { useQueryClient } from '@tanstack/react-query';
import { countsAsCancelled } from '../../domain/subscriptions/subscription';
import { at } from '../client/at';
import { certainly } from '../outcomes/certainly';
import { send } from '../client/http';
import { useChange, type Change } from '../outcomes/change';

import { subscription as answer } from '../../wire/subscriptions/subscription';
import { keepSubscription } from './subscriptions';

/** POST /customer/subscriptions/{id}/reactivate, with no body. */
export function useReactivateSubscription(id: string): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['reactivate-subscription', id],
    mutationFn: async () => {
      const reactivated = await certainly(
        client,
        id,
        () => send('post', at`/customer/subscriptions/${id}/reactivate`, answer),
        (now) => !countsAsCancelled(now),
      );
      keepSubscription(client, reactivated);
      return reactivated;
    },
    success: () => 'Subscription has been reactivated',
  });
}
