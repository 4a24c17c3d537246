// Cancelling, reactivating and changing the subdomain (docs/product/subscriptions.md#cancel-result,
// docs/product/subscriptions.md#reactivating, docs/product/instance-settings.md#subdomain), and what else is read again after them.
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { standInVendor } from '../../../test/support/standInVendor';
import { invoicesQuery } from '../invoices/invoices';
import { permissionsQuery } from '../user/permissions';
import { track } from './analytics';
import { cancellationReasonsQuery, useCancelSubscription, useReactivateSubscription } from './cancellation';
import { useChangeSubdomain } from './subdomain';
import { subscriptionsQuery } from './subscriptions';

/** Returns the owner's acme-hq, with the list of subscriptions, the invoices and the permissions fetched. */
async function acmeHq() {
  const connection = connectAs('owner');
  const tools = announcing();
  const { client } = tools;
  const id = connection.idOf('acme-hq');
  for (const query of [subscriptionsQuery(), invoicesQuery(), permissionsQuery()])
    await client.query(query as ReturnType<typeof subscriptionsQuery>);
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

it('reactivating changes the list, and is announced', async () => {
  const { sandbox, announced, render, id, path, listed, asked, client } = await acmeHq();
  Object.assign(sandbox.world.subscriptions.get(id) ?? {}, { subscription_status: 'non_renewing' });
  await act(() => client.refetchQueries(subscriptionsQuery()));
  expect(listed()?.subscriptionStatus).toBe('non_renewing');
  const { result } = render(() => useReactivateSubscription(id));
  await act(() => result.current.runAsync());
  expect(listed()?.subscriptionStatus).toBe('active');
  expect(announced).toEqual(['success: Subscription has been reactivated']);
  expect(asked()).toContain(`POST ${path}/reactivate`);
});

describe('changing the subdomain', () => {
  it('changes the list, and has the permissions read again', async () => {
    const { announced, render, id, path, listed, asked, isStale } = await acmeHq();
    const clearToasts = vi.fn();
    const { result } = render(() => useChangeSubdomain(id, clearToasts));
    await act(() => result.current.runAsync('acme-plant'));
    expect(listed()?.fqdn).toContain('acme-plant');
    expect(asked()).toContain(`PUT ${path}/subdomain`);
    expect(isStale(permissionsQuery())).toBe(true);
    expect([clearToasts.mock.calls, announced]).toEqual([[], []]);
  });

  it.each([
    ['of the subdomain', 'This subdomain is taken.', 'SubdomainRefusedError'],
    ['of something else', 'Your plan has expired.', 'StatusError'],
  ])('clears earlier toasts before it announces a refusal %s', async (_what, said, name) => {
    const { sandbox, announced, render, id, path, listed } = await acmeHq();
    const before = listed();
    sandbox.faults.add({ path: `/api${path}/subdomain`, status: 409, body: { message: said } });
    const clearToasts = vi.fn(() => expect(announced).toEqual([]));
    const { result } = render(() => useChangeSubdomain(id, clearToasts));
    await act(() => result.current.runAsync('acme-plant').catch(() => undefined));
    expect(clearToasts).toHaveBeenCalledTimes(1);
    expect(announced).toEqual([`error: ${said}`]);
    await expect.poll(() => result.current.error).toMatchObject({ name, status: 409, serverSaid: said });
    expect(listed()).toEqual(before);
  });
});

it('analytics gets an action with its time in UTC, and can fail without any effect', async () => {
  const { sandbox } = connectAs('owner');
  track('sub-1', 'update', Date.UTC(2026, 10, 23, 1, 2, 3));
  await expect
    .poll(() => sandbox.world.analytics)
    .toMatchObject([{ subId: 'sub-1', action: 'update', date: '2026-11-23T01:02:03.000Z' }]);
  sandbox.faults.add({ path: 'analytics', status: 500 });
  track('sub-1', 'update');
  await expect.poll(() => sandbox.faults.list()).toEqual([]);
});
