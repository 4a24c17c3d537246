// A checkout that was closed or has failed, and one whose payment page led back (docs/product/checkout.md#outcomes,
// docs/product/checkout.md#back-by-address): only the list says whether it was paid.
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { CHOICE, openShop } from '../../../test/support/openShop';
import { invoicesQuery } from '../invoices/invoices';
import { useReturnedPurchase } from '../subscriptions/orders';
import { permissionsQuery } from '../user/permissions';

describe('a checkout that ended without a success', () => {
  const LIST = '/api/customer/subscriptions';
  const ends = [
    [
      'closed',
      '',
      'You closed the checkout, and we couldn’t check whether your payment has arrived. Not now. If you did pay, check again before you order again.',
    ],
    [
      'failed',
      'Card declined.',
      'Card declined. We couldn’t check whether your order went through. Not now. Check again before you order again.',
    ],
  ] as const;

  /** Opens a checkout; `end` ends it as the provider says. */
  async function toEnd(how: 'closed' | 'failed') {
    const shop = await openShop();
    await shop.client.query(permissionsQuery());
    await shop.client.query(invoicesQuery());
    const opened = await shop.toCheckout();
    const end = () =>
      act(() => (how === 'closed' ? opened.checkout.close() : opened.checkout.error('Card declined.')));
    const isStale = () =>
      [permissionsQuery(), invoicesQuery()].map(
        ({ queryKey }) => shop.client.getQueryState(queryKey)?.isInvalidated,
      );
    return { ...shop, ...opened, end, isStale };
  }

  it.each(ends)('was paid all the same if the list says so: %s', async (how) => {
    const { pay, end, isFree, announced, result, list, onCreated, isStale, sandbox } = await toEnd(how);
    const id = pay();
    end();
    await isFree();
    expect(announced).toEqual(['success: Subscription nora-monitor created']);
    expect(list()).toMatchObject([{ id }]);
    expect(onCreated.mock.calls).toMatchObject([[{ id }, undefined]]);
    await waitFor(() => expect(result.current.data).toMatchObject({ id }));
    expect(result.current).toMatchObject({ end: undefined, checkAgain: undefined });
    expect(isStale()).toEqual([true, true]);
    await waitFor(() => expect(sandbox.world.analytics).toMatchObject([{ subId: id, action: 'create' }]));
  });

  it.each(ends)('can be checked again if it wasn’t paid: %s', async (how, said) => {
    const { pay, end, isFree, announced, result, list, orders, isStale } = await toEnd(how);
    expect([result.current.end, result.current.checkAgain]).toEqual([undefined, undefined]);
    end();
    await waitFor(() => expect(result.current.end).toBe(how));
    expect(announced).toEqual(said === '' ? [] : [`error: ${said}`]);
    expect(isStale()).toEqual([false, true]);
    const id = pay();
    act(() => result.current.checkAgain?.());
    await isFree();
    await waitFor(() => expect(result.current.data).toMatchObject({ id }));
    expect(result.current.checkAgain).toBeUndefined();
    expect([orders(), list()]).toMatchObject([1, [{ id }]]);
  });

  it.each(ends)('has an unknown result if the list can’t be read: %s', async (how, _said, unread) => {
    const { end, isFree, announced, result, sandbox } = await toEnd(how);
    sandbox.faults.add({ path: LIST, status: 400, body: { message: 'Not now.' } });
    end();
    await isFree();
    expect(announced).toEqual([`error: ${unread}`]);
    await waitFor(() => expect(result.current.error?.name).toBe('UnknownPurchaseError'));
    expect(result.current.error?.cause).toMatchObject({ status: 400 });
    expect(result.current.end).toBeUndefined();
    act(() => result.current.checkAgain?.());
    await waitFor(() => expect(result.current.end).toBe(how));
  });

  it.each([
    ['while its screen is open', true],
    ['after its screen was left', false],
  ])('may report the success later, %s', async (_when, isOpen) => {
    const { id, pay, checkout, end, isFree, announced, result, unmount, list, client } =
      await toEnd('closed');
    end();
    await waitFor(() => expect(result.current.end).toBe('closed'));
    if (!isOpen) unmount();
    const subscriptionId = pay();
    act(() => checkout.success(id));
    await waitFor(() => expect(announced).toEqual(['success: Subscription nora-monitor created']));
    await isFree();
    expect(list()).toMatchObject([{ id: subscriptionId }]);
    if (isOpen) await waitFor(() => expect(result.current.data).toMatchObject({ id: subscriptionId }));
    else await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });

  it('may report the success while the list is read, and announces it once', async () => {
    const { id, pay, checkout, end, isFree, announced, sandbox, asked } = await toEnd('closed');
    sandbox.faults.add({ path: LIST, status: 400, body: { message: 'Not now.' } });
    const subscriptionId = pay();
    end();
    act(() => checkout.subscriptionExtended({ subscription: { id: subscriptionId } }));
    await isFree();
    expect(announced).toEqual(['success: Subscription nora-monitor created']);
    expect(asked().filter((line) => line.endsWith(subscriptionId))).toHaveLength(1);
    expect(asked().filter((line) => line.endsWith(id))).toEqual([]);
  });
});

describe('a payment page that led back by its address', () => {
  /** Orders and leaves for the payment page. Returns the hook that settles what came of it. */
  function comeBack() {
    const connection = connectAs('owner');
    const { world } = connection.sandbox;
    const { id: hostedPageId } = world.openCheckout(connection.account, { kind: 'create', ...CHOICE });
    const tools = announcing();
    return {
      ...connection,
      ...tools,
      hostedPageId,
      pay: () => world.completeCheckout(hostedPageId),
      result: tools.render(() => useReturnedPurchase()).result,
    };
  }

  it('with a success reads what was bought', async () => {
    const { result, hostedPageId, pay, asked, announced, client, sandbox } = comeBack();
    const id = pay();
    act(() => result.current.run({ hostedPageId, state: 'succeeded' }));
    await waitFor(() => expect(result.current.data).toMatchObject({ id }));
    expect(asked().at(-1)).toBe(`GET /customer/subscriptions/hosted_page/${hostedPageId}`);
    expect(announced).toEqual(['success: Subscription nora-monitor created']);
    expect(client.getQueryData(['trial-started'])).toBe(true);
    await waitFor(() => expect(sandbox.world.analytics).toMatchObject([{ subId: id, action: 'create' }]));
  });

  it.each([
    ['cancelled', 'closed', []],
    ['failed', 'failed', ['error: The checkout couldn’t be completed.']],
  ] as const)(
    'after “%s” has %s the checkout, until the list shows something new',
    async (state, end, said) => {
      const { result, hostedPageId, pay, announced } = comeBack();
      act(() => result.current.run({ hostedPageId, state }));
      await waitFor(() => expect(result.current.end).toBe(end));
      expect(announced).toEqual(said);
      const id = pay();
      act(() => result.current.checkAgain?.());
      await waitFor(() => expect(result.current.data).toMatchObject({ id }));
    },
  );

  it('isn’t known to be paid by a list that couldn’t be read before', async () => {
    const { result, hostedPageId, pay, sandbox } = comeBack();
    pay();
    sandbox.faults.add({ path: '/api/customer/subscriptions', status: 400 });
    act(() => result.current.run({ hostedPageId, state: 'cancelled' }));
    await waitFor(() => expect(result.current.end).toBe('closed'));
  });
});
