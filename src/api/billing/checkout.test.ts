// Buying, from the press to the subscription (docs/product/checkout.md#outcomes,
// docs/product/checkout.md#after-success), through the sandbox and a stand-in for the billing provider's script.
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHOICE, openShop, ORDER, provider } from '../../../test/support/openShop';
import { billingScripts, fireAtScript } from '../../../test/support/standInBilling';
import { useCreateSubscription } from '../subscriptions/orders';
import { subscriptionsQuery } from '../subscriptions/subscriptions';

const BLOCKED =
  'Our billing provider’s checkout couldn’t be loaded from localhost:4400. The cause may be your connection, something in between (a content blocker, a firewall or a proxy), or the provider itself. Try again.';

// Must run first: once loaded, the billing script stays loaded for all later tests.
describe('a checkout whose script is blocked', () => {
  it('reports it before anything is ordered, and can be tried again', async () => {
    const { announced, result, orders, isFree, toCheckout } = await openShop();
    act(() => result.current.run(undefined));
    await waitFor(() => expect(billingScripts()).toHaveLength(1));
    fireAtScript('error');
    await isFree();
    await waitFor(() => expect(result.current.error?.message).toBe(BLOCKED));
    expect(announced).toEqual([`error: ${BLOCKED}`]);
    expect(orders()).toBe(0);
    await toCheckout();
    expect(orders()).toBe(1);
    act(() => provider.checkouts[0]?.close());
    await isFree();
  });
});

describe('a checkout', () => {
  it('opens with the hosted page exactly as the API returned it', async () => {
    const { isFree, toCheckout, sandbox } = await openShop();
    const { checkout, id } = await toCheckout();
    expect(await checkout.hostedPage()).toEqual(sandbox.world.hostedPage(id));
    expect(await checkout.hostedPage()).toHaveProperty('created_at');
    act(() => checkout.close());
    await isFree();
  });

  it('reads the subscription by its id after an extension', async () => {
    const { announced, asked, list, isFree, toCheckout, sandbox } = await openShop();
    const { checkout, id, pay } = await toCheckout();
    const subscriptionId = pay();
    act(() => {
      checkout.subscriptionExtended({ subscription: { id: subscriptionId } });
      checkout.success(id);
    });
    await isFree();
    expect(asked().at(-1)).toBe(`GET /customer/subscriptions/${subscriptionId}`);
    expect(list()).toMatchObject([{ id: subscriptionId }]);
    expect(announced).toEqual(['success: Subscription nora-monitor created']);
    await waitFor(() =>
      expect(sandbox.world.analytics.map(({ action }) => action)).toEqual(['fetch', 'create']),
    );
  });

  it('ends with an empty error and no toast when the user closes it', async () => {
    const { announced, result, list, isFree, toCheckout, sandbox } = await openShop();
    const { checkout } = await toCheckout();
    act(() => checkout.close());
    await isFree();
    await waitFor(() => expect(result.current.error?.message).toBe(''));
    expect(announced).toEqual([]);
    expect(list()).toEqual([]);
    expect(sandbox.world.analytics).toEqual([]);
  });

  it('opens once, even if several buttons are pressed several times', async () => {
    const { result, render, orders, isFree, toCheckout } = await openShop();
    const another = render(() => useCreateSubscription(() => CHOICE));
    act(() => {
      result.current.run(undefined);
      result.current.run(undefined);
      another.result.current.run(undefined);
    });
    const { checkout } = await toCheckout();
    act(() => another.result.current.run(undefined));
    expect(result.current.isPending).toBe(true);
    act(() => checkout.close());
    await isFree();
    expect(orders()).toBe(1);
    expect(provider.checkouts).toHaveLength(1);
  });

  it('isn’t ordered again automatically when no response to the order arrives', async () => {
    const { announced, result, orders, isFree, sandbox } = await openShop();
    sandbox.faults.add({ path: '/api/customer/subscriptions', method: 'POST', abort: true, times: -1 });
    act(() => result.current.run(undefined));
    await isFree();
    expect(orders()).toBe(1);
    expect(announced).toEqual([
      'error: The server localhost:4400 couldn’t be reached. The cause may be your connection, a firewall or proxy in between, or the service itself. Try again.',
    ]);
  });

  it('says that it is complete when its result can’t be read, and reads the list again', async () => {
    const { announced, asked, isFree, toCheckout, sandbox, client, result } = await openShop();
    const { checkout, id, pay } = await toCheckout();
    pay();
    sandbox.faults.add({
      path: '/hosted_page/',
      status: 404,
      body: { message: 'There is no such checkout.' },
    });
    act(() => checkout.success(id));
    await isFree();
    expect(announced).toEqual([
      'error: Your checkout is complete, but we couldn’t read its result. There is no such checkout. Don’t buy it again – check your subscriptions first.',
    ]);
    expect(client.getQueryState(subscriptionsQuery().queryKey)?.isInvalidated).toBe(true);
    expect(asked().filter((line) => line === ORDER)).toHaveLength(1);
    await waitFor(() => expect(result.current.error?.cause).toMatchObject({ status: 404 }));
    expect(result.current.end).toBeUndefined();
    expect(sandbox.world.analytics).toEqual([]);
  });

  it('retries reading its result', async () => {
    const { announced, isFree, toCheckout, sandbox } = await openShop();
    const { checkout, id, pay } = await toCheckout();
    pay();
    sandbox.faults.add({ path: '/hosted_page/', status: 500 });
    act(() => checkout.success(id));
    await waitFor(() => expect(announced).toHaveLength(1));
    await isFree();
    expect(announced).toEqual(['success: Subscription nora-monitor created']);
  });

  it('completes after its screen unmounts, and passes on what was created', async () => {
    const { announced, list, unmount, onCreated, isFree, toCheckout } = await openShop();
    const { checkout, id, pay } = await toCheckout();
    const subscriptionId = pay();
    unmount();
    expect(onCreated).not.toHaveBeenCalled();
    checkout.success(id);
    await isFree();
    expect(onCreated.mock.calls).toMatchObject([[{ id: subscriptionId }, undefined]]);
    expect(list()).toMatchObject([{ id: subscriptionId }]);
    expect(announced).toEqual(['success: Subscription nora-monitor created']);
  });
});
