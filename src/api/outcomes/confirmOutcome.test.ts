// Changes of a subscription whose outcome is uncertain (docs/product/failures.md#uncertain-outcomes).
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { NetworkError, StatusError } from '../client/errors';
import { subscriptionsQuery } from '../subscriptions/subscriptions';
import { confirmOutcome } from './confirmOutcome';

describe('a change of a subscription', () => {
  async function setUp() {
    const { sandbox, asked, account } = connectAs('owner');
    const { client } = announcing();
    const { items } = await client.query({ ...subscriptionsQuery(), select: (list) => list });
    const [subscription] = items;
    if (!subscription) throw new Error(`${account.email} has none.`);
    sandbox.log.clear();
    const confirm = (change: () => Promise<Subscription>, isDone: (now: Subscription) => boolean) =>
      confirmOutcome(client, subscription.id, change, isDone);
    const cached = () =>
      client.getQueryData(subscriptionsQuery().queryKey)?.items.find(({ id }) => id === subscription.id);
    return { sandbox, asked, client, subscription, confirm, cached };
  }
  const fails = (error: Error) => () => Promise.reject(error);

  it('returns the response, and sends no other request', async () => {
    const { confirm, subscription, asked } = await setUp();
    const changed = { ...subscription, name: 'Renamed' };
    await expect(
      confirm(
        () => Promise.resolve(changed),
        () => false,
      ),
    ).resolves.toBe(changed);
    expect(asked()).toEqual([]);
  });

  it('fails with the reason for a refusal, and sends no other request', async () => {
    const { confirm, asked } = await setUp();
    const refused = new StatusError(400, 'No.');
    await expect(confirm(fails(refused), () => true)).rejects.toBe(refused);
    expect(asked()).toEqual([]);
  });

  it('with no response is confirmed by reading the subscription again', async () => {
    const { confirm, subscription, asked } = await setUp();
    const now = await confirm(fails(new NetworkError(true)), ({ id }) => id === subscription.id);
    expect(now.id).toBe(subscription.id);
    expect(asked()).toEqual([`GET /customer/subscriptions/${subscription.id}`]);
  });

  it('with no response fails if it wasn’t done, and caches what was read', async () => {
    const { confirm, subscription, client, cached } = await setUp();
    client.setQueryData(
      subscriptionsQuery().queryKey,
      (list) => list && { ...list, items: list.items.map((one) => ({ ...one, name: 'Of before' })) },
    );
    const error = new NetworkError(true);
    await expect(confirm(fails(error), () => false)).rejects.toMatchObject({
      name: 'NotDoneError',
      message: 'The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      cause: error,
    });
    expect(cached()?.name).toBe(subscription.name);
  });

  it('with no response has an unknown outcome if the subscription can’t be read', async () => {
    const { confirm, sandbox, subscription } = await setUp();
    sandbox.world.subscriptions.delete(subscription.id);
    const error = new NetworkError(true);
    await expect(confirm(fails(error), () => true)).rejects.toMatchObject({
      name: 'UnknownOutcomeError',
      message: 'We couldn’t confirm whether this was done. Load this page again to see.',
      cause: error,
    });
  });
});
