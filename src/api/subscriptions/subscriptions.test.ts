// The one copy of the subscriptions, and the calls related to it (docs/product/subscriptions.md#the-list).
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { track } from './analytics';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  removeSubscriptionFromCache,
  fetchSubscription,
  fetchSubscriptionOfHostedPage,
  setSubscriptionInCache,
  readSubscription,
  subscriptionsQuery,
} from './subscriptions';
import { timezoneQuery } from '../catalogue/regions';

const sub = (id: string, rest: Partial<Subscription> = {}): Subscription => ({
  id,
  planId: 'p',
  fqdn: `${id}.example`,
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  ...rest,
});

describe('the list of subscriptions', () => {
  it('holds each subscription once', async () => {
    const { sandbox } = connectAs('owner');
    const wire = { plan_id: 'p', fqdn: 'f', region: 'r', subscription_status: 'active' };
    const body = [
      { id: 'a', ...wire },
      { id: 'b', ...wire },
      { id: 'a', ...wire, fqdn: 'other' },
    ];
    sandbox.faults.add({ path: '/api/customer/subscriptions', body });
    const list = await announcing().client.query(subscriptionsQuery());
    expect(list.map(({ id, fqdn }) => `${id} ${fqdn}`)).toEqual(['a f', 'b f']);
  });

  it('replaces a subscription at its index, or appends a new one', () => {
    const { client } = announcing();
    const { queryKey } = subscriptionsQuery();
    client.setQueryData(queryKey, { items: [sub('a'), sub('b'), sub('c')], skipped: 1 });
    setSubscriptionInCache(client, sub('b', { name: 'new' }));
    setSubscriptionInCache(client, sub('d'));
    expect(client.getQueryData(queryKey)).toEqual({
      items: [sub('a'), sub('b', { name: 'new' }), sub('c'), sub('d')],
      skipped: 1,
    });
  });

  it('isn’t created by a subscription that arrives before the list', () => {
    const { client } = announcing();
    setSubscriptionInCache(client, sub('a'));
    removeSubscriptionFromCache(client, sub('a', { stackId: 'st' }));
    expect(client.getQueryData(subscriptionsQuery().queryKey)).toBeUndefined();
  });

  it('removes a subscription together with its timezone, and nothing else', () => {
    const { client } = announcing();
    const { queryKey } = subscriptionsQuery();
    const items = [sub('a', { stackId: 'st-a' }), sub('b', { stackId: 'st-b' })];
    client.setQueryData(queryKey, { items, skipped: 0 });
    client.setQueryData(timezoneQuery('st-a').queryKey, 'GMT Standard Time');
    client.setQueryData(timezoneQuery('st-b').queryKey, 'Arabian Standard Time');
    removeSubscriptionFromCache(client, sub('a', { stackId: 'st-a' }));
    expect(client.getQueryData(queryKey)?.items).toEqual([sub('b', { stackId: 'st-b' })]);
    expect(client.getQueryData(timezoneQuery('st-a').queryKey)).toBeUndefined();
    expect(client.getQueryData(timezoneQuery('st-b').queryKey)).toBe('Arabian Standard Time');
  });
});

describe('reading one subscription', () => {
  it('by id is reported to analytics, but polling isn’t', async () => {
    const { sandbox, idOf } = connectAs('owner');
    const id = idOf('acme-hq');
    await readSubscription(id);
    expect((await fetchSubscription(id)).name).toBe('acme-hq');
    await expect.poll(() => sandbox.world.analytics).toHaveLength(1);
    expect(sandbox.world.analytics[0]).toMatchObject({ subId: id, action: 'fetch' });
    expect(sandbox.world.analytics[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('by its hosted page, or without success, isn’t reported to analytics', async () => {
    const { sandbox, account } = connectAs('newcomer');
    const order = { kind: 'create', subdomain: 'nora-1', planId: 'trial_2017', region: 'eu-west-1' } as const;
    const page = sandbox.world.openCheckout(account, { ...order, tester: false });
    const id = sandbox.world.completeCheckout(page.id);
    expect((await fetchSubscriptionOfHostedPage(page.id)).id).toBe(id);
    await expect(fetchSubscription('gone')).rejects.toThrow('There is no such subscription.');
    // What is told after them is the first that analytics hears of.
    track(id, 'cancel');
    await expect.poll(() => sandbox.world.analytics).not.toEqual([]);
    expect(sandbox.world.analytics.map(({ action }) => action)).toEqual(['cancel']);
  });

  it.each(['a/b?c#d', 'é ü', '..%2F..'])('encodes its id as one path segment: %s', async (id) => {
    const { asked } = connectAs('owner');
    await expect(readSubscription(id)).rejects.toThrow('There is no such subscription.');
    expect(asked()).toEqual([`GET /customer/subscriptions/${encodeURIComponent(id)}`]);
  });

  it('sends no request for an id that would change the path', async () => {
    const { asked } = connectAs('owner');
    await expect((async () => readSubscription('..'))()).rejects.toThrow(RangeError);
    expect(asked()).toEqual([]);
  });
});
