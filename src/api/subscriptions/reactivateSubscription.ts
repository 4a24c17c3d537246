// Taking a cancellation back (docs/product/subscriptions.md#reactivating).
import { useQueryClient } from '@tanstack/react-query';
import { countsAsCancelled, type Subscription } from '../../domain/subscriptions/subscription';
import { at } from '../client/at';
import { certainly } from '../outcomes/certainly';
import { send } from '../client/http';
import { useSaving, type Saving } from '../outcomes/saving';
import { subscription as answer } from '../../wire/subscriptions/subscription';
import { keepSubscription } from './subscriptions';

/** POST /customer/subscriptions/{id}/reactivate, with no body. A wish is the cancelled subscription. */
export function useReactivateSubscription(id: string): Saving<Subscription> {
  const client = useQueryClient();
  return useSaving({
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
    meta: { success: () => 'Subscription has been reactivated' },
  });
}
