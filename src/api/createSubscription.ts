// Buying a new subscription (specification 4 'Checkout outcomes' and 7): the vendor's hosted page, the checkout, and
// the subscription that came of it. The polling that follows is a property of the subscription's state.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { displayName, type Subscription } from '../domain/subscription';
import { track } from './analytics';
import { hostedPage, loadBilling, openCheckout } from './billing';
import { subscriptionOfCheckout } from './checkoutResult';
import { send } from './http';
import { keepSubscription } from './subscriptions';

export interface NewSubscription {
  subdomain: string;
  planId: string;
  region: string;
  /** Whether the roles claim holds `tester` (decisions 5). */
  tester: boolean;
}

const mutationKey = ['create-subscription'];

/**
 * Takes how to find out what to buy, asked when the user presses. POST /customer/subscriptions, then the checkout; a
 * closed checkout fails with an empty message. While one runs, another press does nothing.
 */
export function useCreateSubscription<Wish>(
  describe: (wish: Wish) => NewSubscription | Promise<NewSubscription>,
) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (wish: Wish) => create(client, await describe(wish)),
    meta: { success: (created: Subscription) => `Subscription ${displayName(created)} created` },
  });
  const start = (wish: Wish) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(wish);
  };
  return { start, isPending: mutation.isPending, error: mutation.error };
}

async function create(client: QueryClient, wish: NewSubscription): Promise<Subscription> {
  // First, so that nothing is asked of the vendor where the checkout can't open.
  await loadBilling();
  const { subdomain, planId, region, tester } = wish;
  const body = { subdomain, plan_id: planId, region, tester };
  const page = await send('post', '/customer/subscriptions', hostedPage, body, { keep: true });
  const created = await subscriptionOfCheckout(client, await openCheckout(page));
  keepSubscription(client, created);
  track(created.id, 'create');
  return created;
}
