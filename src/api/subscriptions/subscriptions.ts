// The customer's subscriptions (docs/product/subscriptions.md#the-list, docs/product/vendor-api.md#customer-calls).
// The list is the one copy: every answer about one subscription goes back into it.
import type { QueryClient } from '@tanstack/react-query';
import { remove, uniqueById, upsert, type Subscription } from '../../domain/subscriptions/subscription';
import { timezoneQuery } from '../catalogue/regions';
import { track } from './analytics';
import { at, get, type CallOptions } from '../client/http';
import { readAgainIfChanged } from '../client/readAgainIfChanged';
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

/** GET /customer/subscriptions/{id}: not reported to analytics. */
export function readSubscription(id: string, signal?: AbortSignal): Promise<Subscription> {
  return get(at`/customer/subscriptions/${id}`, subscription, signal && { signal });
}

/** Reads a subscription for polling: again if the list's copy was changed meanwhile. */
export function pollSubscription(client: QueryClient, id: string, signal: AbortSignal) {
  const known = () => [listed(client)?.items.find((one) => one.id === id)];
  return readAgainIfChanged(known, () => readSubscription(id, signal));
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

/** Puts an answer into the list, in its old position or at the end. */
export function setSubscriptionInCache(client: QueryClient, answer: Subscription): void {
  changeList(client, (items) => upsert(items, answer));
}

/** Removes a subscription and its timezone from the cache. */
export function removeSubscriptionFromCache(client: QueryClient, gone: Subscription): void {
  const { stackId } = gone;
  changeList(client, (items) => remove(items, gone.id));
  if (stackId !== undefined) client.removeQueries({ queryKey: timezoneQuery(stackId).queryKey });
}

function changeList(client: QueryClient, change: (items: Subscription[]) => Subscription[]): void {
  const { queryKey } = subscriptionsQuery();
  const list = listed(client);
  if (list) client.setQueryData(queryKey, { ...list, items: change(list.items) });
  // One that is being read for the first time may be from before this.
  else void client.invalidateQueries({ queryKey });
}

const listed = (client: QueryClient) => client.getQueryData(subscriptionsQuery().queryKey);
