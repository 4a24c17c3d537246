// The customer's subscriptions (specification 3, 4, 7). The list is the one copy: every answer about one subscription
// goes back into it.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { remove, uniqueById, upsert, type Subscription } from '../domain/subscription';
import { track } from './analytics';
import { at } from './at';
import { get } from './http';

const text = v.exactOptional(v.string());
const number = v.exactOptional(v.number());

/** One subscription, as every call about it answers. */
export const subscription: v.GenericSchema<unknown, Subscription> = v.object({
  id: v.string(),
  name: text,
  planId: v.string(),
  stackId: text,
  fqdn: v.string(),
  region: v.string(),
  subscriptionStatus: v.string(),
  stackStatus: text,
  paymentAt: number,
  expiresAt: number,
  contractTermEnd: number,
  totalDues: number,
  cancelReasonCode: text,
  actionAtTermEnd: text,
});

const list = v.array(subscription);

/** GET /customer/subscriptions. */
export function subscriptionsQuery() {
  return queryOptions({
    queryKey: ['subscriptions'],
    queryFn: async ({ signal }): Promise<Subscription[]> =>
      uniqueById(await get('/customer/subscriptions', list, { signal })),
  });
}

/** GET /customer/subscriptions/{id}, as the polling asks it. */
export function readSubscription(id: string, signal?: AbortSignal): Promise<Subscription> {
  return get(at`/customer/subscriptions/${id}`, subscription, signal && { signal });
}

/** GET /customer/subscriptions/{id}, as everybody else asks it: analytics hears of it (decisions 7.15). */
export async function fetchSubscription(id: string): Promise<Subscription> {
  const answer = await readSubscription(id);
  track(answer.id, 'fetch');
  return answer;
}

/** GET /customer/subscriptions/hosted_page/{hostedPageId}. */
export function fetchSubscriptionOfHostedPage(hostedPageId: string): Promise<Subscription> {
  return get(at`/customer/subscriptions/hosted_page/${hostedPageId}`, subscription);
}

/** Puts an answer into the list, in its old place or at the end. A list not fetched yet will hold it anyway. */
export function keepSubscription(client: QueryClient, answer: Subscription): void {
  client.setQueryData(subscriptionsQuery().queryKey, (old) => old && upsert(old, answer));
}

/** Takes a subscription out of the list, and drops its timezone. */
export function dropSubscription(client: QueryClient, { id, stackId }: Subscription): void {
  client.setQueryData(subscriptionsQuery().queryKey, (old) => old && remove(old, id));
  if (stackId !== undefined) client.removeQueries({ queryKey: ['timezone', stackId] });
}
