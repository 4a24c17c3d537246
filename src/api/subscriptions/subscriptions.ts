// The customer's subscriptions (docs/product/subscriptions.md#the-list, docs/product/vendor-api.md#customer-calls).
// The list is the one copy: every answer about one subscription goes back into it.
import type { QueryClient } from '@tanstack/react-query';
import { remove, uniqueById, upsert, type Subscription } from '../../domain/subscriptions/subscription';
import { timezoneQuery } from '../catalogue/regions';
import { track } from './analytics';
import { at, get, type CallOptions } from '../client/http';
import type { Listed } from '../../wire/schema';
import { subscription, subscriptions } from '../../wire/subscriptions';
import { listQuery } from '../client/lists';

/** GET /customer/subscriptions. */
export function subscriptionsQuery() {
  return listQuery({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => readSubscriptions({ signal }),
  });
}

/** GET /customer/subscriptions, each id once. */
export async function readSubscriptions(options?: CallOptions): Promise<Listed<Subscription[]>> {
  const { items, skipped } = await get('/customer/subscriptions', subscriptions, options);
  return { items: uniqueById(items), skipped };
}

/** GET /customer/subscriptions/{id}, for polling: not reported to analytics. */
export function readSubscription(id: string, signal?: AbortSignal): Promise<Subscription> {
  return get(at`/customer/subscriptions/${id}`, subscription, signal && { signal });
}

/** GET /customer/subscriptions/{id}, outside polling: reported to analytics (docs/product/vendor-api.md#analytics). */
export async function fetchSubscription(id: string): Promise<Subscription> {
  const answer = await readSubscription(id);
  track(answer.id, 'fetch');
  return answer;
}

/** GET /customer/subscriptions/hosted_page/{hostedPageId}. */
export function fetchSubscriptionOfHostedPage(hostedPageId: string): Promise<Subscription> {
  return get(at`/customer/subscriptions/hosted_page/${hostedPageId}`, subscription);
}

/** Puts an answer into the list, in its old position or at the end. A list not fetched yet will hold it anyway. */
export function setSubscriptionInCache(client: QueryClient, answer: Subscription): void {
  client.setQueryData(
    subscriptionsQuery().queryKey,
    (old) => old && { ...old, items: upsert(old.items, answer) },
  );
}

/** Removes a subscription and its timezone from the cache. */
export function removeSubscriptionFromCache(client: QueryClient, gone: Subscription): void {
  const { stackId } = gone;
  client.setQueryData(
    subscriptionsQuery().queryKey,
    (old) => old && { ...old, items: remove(old.items, gone.id) },
  );
  if (stackId !== undefined) client.removeQueries({ queryKey: timezoneQuery(stackId).queryKey });
}
