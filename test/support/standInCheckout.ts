// The hosted checkout in jsdom, with the stand-in for the billing provider's script: waits until it is open, and performs the
// user's actions in it. Once loaded, the script stays for the whole test file, so it is installed once.
import { act, waitFor } from '@testing-library/react';
import { afterEach } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { connectAuth } from '../../src/api/client/http';
import { fireAtScript, installProvider } from './standInBilling';

const { checkouts } = installProvider();
const loading = new MutationObserver(() => fireAtScript('load'));
for (const parent of [document.head, document.body]) loading.observe(parent, { childList: true });

let played = 0;

afterEach(() => {
  // What a test left open ends, without reading what came of it.
  connectAuth({ getToken: () => Promise.reject(new Error('The test is over.')), onLost: () => undefined });
  for (const { close } of checkouts) close();
  checkouts.length = 0;
  played = 0;
});

/** Waits for the next checkout. Returns its order, as the vendor received it, and the actions that a user can take. */
export async function nextCheckout({ sandbox: { world } }: { sandbox: Sandbox }) {
  await waitFor(() => {
    if (checkouts.length === played) throw new Error('No checkout is open.');
  });
  const checkout = checkouts[played]!;
  played += 1;
  const { id } = (await checkout.hostedPage()) as { id: string };
  const paid = () => world.completeCheckout(id);
  return {
    order: world.checkouts.get(id)?.order,
    pay: () => act(() => checkout.success((paid(), id))),
    /** The vendor books the payment; the portal isn't told. */
    book: paid,
    /** The portal is told of a payment that was booked. */
    succeed: () => act(() => checkout.success(id)),
    extend: () => act(() => checkout.subscriptionExtended({ subscription: { id: paid() } })),
    fail: () => act(() => checkout.error(new Error('Your payment was declined.'))),
    close: () => act(() => checkout.close()),
  };
}
