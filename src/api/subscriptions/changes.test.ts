// Cancelling (docs/product/subscriptions.md#cancel-result), and what else is read again after it.
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { standInVendor } from '../../../test/support/standInVendor';
import { invoicesQuery } from '../invoices/invoices';
import { cancellationReasonsQuery, useCancelSubscription } from './cancellation';
import { subscriptionsQuery } from './subscriptions';

/** Returns the owner's acme-hq, with the list of subscriptions and the invoices fetched. */
async function acmeHq() {
  const connection = connectAs('owner');
  const tools = announcing();
  const { client } = tools;
  const id = connection.idOf('acme-hq');
  await client.query(subscriptionsQuery());
  await client.query(invoicesQuery());
  const listed = () => client.getQueryData(subscriptionsQuery().queryKey)?.items.find((one) => one.id === id);
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated;
  return { ...connection, ...tools, id, path: `/customer/subscriptions/${id}`, listed, isStale };
}

describe('cancelling', () => {
  it('changes the list and the invoices, is announced, and is reported to analytics', async () => {
    const { sandbox, announced, render, id, path, listed, asked, isStale } = await acmeHq();
    const { result } = render(() => useCancelSubscription(listed() ?? { id }));
    const cancelled = await act(() => result.current.runAsync('too_expensive'));
    expect(cancelled).toMatchObject({ subscriptionStatus: 'active', actionAtTermEnd: 'cancel' });
    expect(listed()).toEqual(cancelled);
    expect(announced).toEqual(['success: Subscription cancelled']);
    expect(asked().some((one) => one.startsWith(`DELETE ${path}?subscription_cancel_reason_code=`))).toBe(
      true,
    );
    expect(isStale(invoicesQuery())).toBe(true);
    await expect.poll(() => sandbox.world.analytics).toMatchObject([{ subId: id, action: 'cancel' }]);
  });

  it.each([
    [502, true],
    [400, false],
  ])('after a failure with %i has the invoices read again: %s', async (status, isAgain) => {
    const { sandbox, render, id, path, listed, isStale } = await acmeHq();
    const { result } = render(() => useCancelSubscription({ id }));
    sandbox.faults.add({ path: `/api${path}`, method: 'DELETE', status });
    await act(() => result.current.runAsync('x').catch(() => undefined));
    expect(listed()?.subscriptionStatus).toBe('active');
    expect(isStale(invoicesQuery())).toBe(isAgain);
  });

  it('isn’t possible without a reason, which are asked for again', async () => {
    standInVendor({ 'GET /supporter/settings/cancellationreasons': { reasons: [] } });
    const { client, announced } = announcing();
    await expect(client.query(cancellationReasonsQuery())).rejects.toThrow();
    expect(announced).toEqual(['error: No reasons are available at the moment.']);
  });
});
