// Which scripts, old ones too, count as the provider's (docs/product/checkout.md#billing-script), and what its failures say.
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fireAtScript, freshBilling, installProvider, outcomeOf } from '../../../test/support/standInBilling';

const BLOCKED =
  'Our billing provider’s checkout couldn’t be loaded from localhost:4400. The cause may be your connection, something in between (a content blocker, a firewall or a proxy), or the provider itself. Try again.';
const PAGE = { id: 'hp-1', url: 'https://billing.example/pages/v3/hp-1/' };
const holder = window as { Chargebee?: unknown };

const billing = freshBilling();

/** Opens a checkout. Returns what the provider was given, and the checkout's result. */
async function open() {
  const provider = installProvider();
  const result = outcomeOf(billing(), PAGE);
  result.catch(() => undefined);
  fireAtScript('load');
  await waitFor(() => expect(provider.checkouts).toHaveLength(1));
  return { ...provider, checkout: provider.checkouts[0], result };
}

describe('the provider’s script', () => {
  it.each([undefined, null, 7, 'init', true, {}, { init: 'init' }, () => undefined])(
    'counts as blocked when its global is %o',
    async (left) => {
      holder.Chargebee = left;
      const load = billing().loadBilling();
      fireAtScript('load');
      await expect(load).rejects.toMatchObject({ name: 'BillingBlockedError', message: BLOCKED });
    },
  );

  it('may define its global as a function, if that has “init”', async () => {
    const { instance, init } = installProvider();
    holder.Chargebee = Object.assign(() => undefined, { init });
    const load = billing().loadBilling();
    fireAtScript('load');
    expect(await load).toBe(instance);
  });

  it('may be an older version, without cart callbacks', async () => {
    const { instance, checkouts } = installProvider();
    Object.assign(instance, { setCheckoutCallbacks: undefined });
    const result = outcomeOf(billing(), PAGE);
    fireAtScript('load');
    await waitFor(() => expect(checkouts).toHaveLength(1));
    checkouts[0]?.success('hp-1');
    await expect(result).resolves.toEqual({ hostedPageId: 'hp-1' });
  });
});

describe('the provider’s checkout', () => {
  it('rejects with a CheckoutClosedError when the user closes it', async () => {
    const { checkout, result } = await open();
    checkout?.close();
    await expect(result).rejects.toMatchObject({ name: 'CheckoutClosedError', message: '' });
  });

  it('rejects with a message cut at 300 characters', async () => {
    const { checkout, result } = await open();
    checkout?.error('x'.repeat(500));
    await expect(result).rejects.toMatchObject({ message: `${'x'.repeat(299)}…` });
  });

  it('restores the focus without scrolling', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { checkout, result } = await open();
    const focus = vi.spyOn(opener, 'focus');
    opener.blur();
    checkout?.success('hp-1');
    await result;
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });
});
