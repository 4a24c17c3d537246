// The hosted checkout in jsdom, with the stand-in for the billing provider's script: waits until it is open, and plays what
// the user does in it. Once the script is there it stays for the whole file, so it is put in once.
import { act, waitFor } from '@testing-library/react';
import { afterEach } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { fireAtScript, installProvider } from './standInBilling';

const { checkouts } = installProvider();
const loading = new MutationObserver(() => fireAtScript('load'));
for (const parent of [document.head, document.body]) loading.observe(parent, { childList: true });

let played = 0;

afterEach(() => {
  for (const { close } of checkouts) close();
  checkouts.length = 0;
  played = 0;
});

/** Gives the checkout that is open next: what is ordered in it, as the vendor took it, and what can be done. */
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
    extend: () => act(() => checkout.subscriptionExtended({ subscription: { id: paid() } })),
    fail: () => act(() => checkout.error(new Error('Your payment was declined.'))),
    close: () => act(() => checkout.close()),
  };
}
