// Cancelling, reactivating and changing the subdomain (docs/product/subscriptions.md#cancel-result,
// docs/product/subscriptions.md#reactivating, docs/product/instance-settings.md#subdomain).
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { permissionsQuery } from '../user/permissions';
import { useCancelSubscription, useReactivateSubscription } from './cancellation';
import { useChangeSubdomain } from './subdomain';
import { subscriptionsQuery } from './subscriptions';

/** Returns the owner's acme-hq, with the list of subscriptions fetched. */
async function acmeHq() {
  const connection = connectAs('owner');
  const { client, announced, render } = announcing();
  const id = connection.idOf('acme-hq');
  await client.query(subscriptionsQuery());
  const listed = () => client.getQueryData(subscriptionsQuery().queryKey)?.items.find((one) => one.id === id);
  const subscription = listed();
  if (!subscription) throw new Error('acme-hq is not in the list.');
  return {
    ...connection,
    subscription,
    client,
    announced,
    render,
    id,
    path: `/customer/subscriptions/${id}`,
    listed,
  };
}

describe('cancelling', () => {
  it('updates the list, is announced, and is reported to analytics', async () => {
    const { sandbox, announced, render, id, path, listed, asked, subscription } = await acmeHq();
    const { result } = render(() => useCancelSubscription(subscription));
    const cancelled = await act(() => result.current.runAsync('too_expensive'));
    expect(cancelled).toMatchObject({ subscriptionStatus: 'active', actionAtTermEnd: 'cancel' });
    expect(listed()).toEqual(cancelled);
    expect(announced).toEqual(['success: Subscription cancelled']);
    expect(asked().some((one) => one.startsWith(`DELETE ${path}?subscription_cancel_reason_code=`))).toBe(
      true,
    );
    await expect.poll(() => sandbox.world.analytics).toHaveLength(1);
    expect(JSON.stringify(sandbox.world.analytics)).toContain(id);
  });

  it('fails after a gateway error if the subscription isn’t cancelled', async () => {
    const { sandbox, announced, render, path, listed, subscription } = await acmeHq();
    const { result } = render(() => useCancelSubscription(subscription));
    sandbox.faults.add({ path: `/api${path}`, method: 'DELETE', status: 502 });
    await act(() => result.current.runAsync('x').catch(() => undefined));
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatch(/^error: /);
    expect(listed()?.subscriptionStatus).toBe('active');
  });
});

describe('reactivating', () => {
  it('updates the list, and is announced', async () => {
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
});

describe('changing the subdomain', () => {
  it('updates the list, and reads the permissions again', async () => {
    const { render, id, path, listed, asked, client } = await acmeHq();
    await client.query(permissionsQuery());
    const clearToasts = vi.fn();
    const { result, unmount } = render(() => useChangeSubdomain(id, clearToasts));
    await act(() => result.current.runAsync('acme-plant'));
    expect(listed()?.fqdn).toContain('acme-plant');
    expect(asked()).toContain(`PUT ${path}/subdomain`);
    expect(client.getQueryState(permissionsQuery().queryKey)?.isInvalidated).toBe(true);
    expect(clearToasts).not.toHaveBeenCalled();
    unmount();
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });

  it('clears earlier toasts before it announces a refusal', async () => {
    const { sandbox, announced, render, id, path, listed } = await acmeHq();
    const before = listed();
    sandbox.faults.add({ path: `/api${path}/subdomain`, status: 400 });
    const clearToasts = vi.fn(() => expect(announced).toEqual([]));
    const { result } = render(() => useChangeSubdomain(id, clearToasts));
    await act(() => result.current.runAsync('acme-plant').catch(() => undefined));
    expect(clearToasts).toHaveBeenCalledTimes(1);
    expect(announced).toEqual(['error: A fault of the sandbox (400).']);
    expect(listed()).toEqual(before);
  });
});
