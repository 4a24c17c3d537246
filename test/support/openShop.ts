// Buying through the sandbox without a screen, with a stand-in for the billing provider's script.
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { useCreateSubscription } from '../../src/api/subscriptions/orders';
import { subscriptionsQuery } from '../../src/api/subscriptions/subscriptions';
import { announcing } from './announcing';
import { connectAs } from './connectAs';
import { billingScripts, fireAtScript, installProvider } from './standInBilling';

export const CHOICE = {
  subdomain: 'nora-monitor',
  planId: 'trial_2017',
  region: 'eu-west-1',
  tester: false,
};
export const ORDER = 'POST /customer/subscriptions';

export const provider = installProvider();
beforeEach(() => {
  provider.checkouts.length = 0;
});

/** Renders the newcomer's purchase hook, with the list of subscriptions already fetched. */
export async function openShop() {
  const connection = connectAs('newcomer');
  const { client, announced, render } = announcing();
  await client.query(subscriptionsQuery());
  const onCreated = vi.fn();
  const { result, unmount } = render(() => useCreateSubscription(() => CHOICE, onCreated));
  const list = () => client.getQueryData(subscriptionsQuery().queryKey)?.items;
  const orders = () => connection.asked().filter((line) => line === ORDER).length;
  const isFree = () => waitFor(() => expect(client.isMutating()).toBe(0));
  /** Presses the button, loads the script if it is missing, and returns the checkout once it is open. */
  const toCheckout = async () => {
    act(() => result.current.run(undefined));
    await waitFor(() => {
      if (billingScripts().length > 0) fireAtScript('load');
      expect(provider.checkouts).toHaveLength(1);
    });
    const [checkout] = provider.checkouts;
    if (!checkout) throw new Error('No checkout was opened.');
    const { id } = (await checkout.hostedPage()) as { id: string };
    /** Completes the payment on the vendor's side. Returns the subscription's id. */
    const pay = () => connection.sandbox.world.completeCheckout(id);
    return { checkout, id, pay };
  };
  return {
    ...connection,
    client,
    announced,
    render,
    result,
    unmount,
    onCreated,
    list,
    orders,
    isFree,
    toCheckout,
  };
}
