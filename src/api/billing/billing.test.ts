// The hosted billing provider (docs/product/checkout.md#outcomes, docs/product/checkout.md#billing-script), with a
// stand-in for its script.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  billingScripts,
  fireAtScript,
  freshBilling,
  installProvider,
  outcomeOf,
} from '../../../test/support/standInBilling';

const BLOCKED =
  'Our billing provider’s checkout couldn’t be loaded from localhost:4400. The cause may be your connection, something in between (a content blocker, a firewall or a proxy), or the provider itself. Try again.';
const PAGE = {
  id: 'hp-1',
  type: 'checkout_new',
  url: 'https://billing.example/pages/v3/hp-1/',
  state: 'created',
  embed: true,
  created_at: 1,
  expires_at: null,
};

const billing = freshBilling();

describe('the billing script', () => {
  it('loads once, when it is first needed, and is initialised once', async () => {
    const { init, instance } = installProvider();
    expect(billingScripts()).toHaveLength(0);
    const loads = [billing().loadBilling(), billing().loadBilling()];
    expect(billingScripts().map(({ src, async }) => [src, async])).toEqual([
      ['http://localhost:4400/billing/script.js', true],
    ]);
    fireAtScript('load');
    expect(await Promise.all(loads)).toEqual([instance, instance]);
    expect(await billing().loadBilling()).toBe(instance);
    expect(init.mock.calls).toEqual([[{ site: 'sandbox-billing' }]]);
    expect(billingScripts()).toHaveLength(1);
  });

  it.each([undefined, null, 7, 'init', true, {}, { init: 'init' }, () => undefined])(
    'counts as blocked when its global is %o',
    async (left) => {
      (window as { Chargebee?: unknown }).Chargebee = left;
      const load = billing().loadBilling();
      fireAtScript('load');
      await expect(load).rejects.toMatchObject({ name: 'BillingBlockedError', message: BLOCKED });
    },
  );

  it('may define its global as a function, if that has “init”', async () => {
    const { instance, init } = installProvider();
    (window as { Chargebee?: unknown }).Chargebee = Object.assign(() => undefined, { init });
    const load = billing().loadBilling();
    fireAtScript('load');
    expect(await load).toBe(instance);
  });

  it('may be an older version, without cart callbacks', async () => {
    const { instance, checkouts } = installProvider();
    Object.assign(instance, { setCheckoutCallbacks: undefined });
    const result = outcomeOf(billing(), PAGE);
    fireAtScript('load');
    await expect.poll(() => checkouts).toHaveLength(1);
    checkouts[0]?.success('hp-1');
    await expect(result).resolves.toEqual({ hostedPageId: 'hp-1' });
  });

  it('isn’t confused with an element of the page whose id is its global name', async () => {
    document.body.innerHTML = '<form id="Chargebee"><input name="init"></form>';
    // Browsers make an element with an id a property of the window; vitest's window doesn't.
    (window as { Chargebee?: unknown }).Chargebee = document.getElementById('Chargebee');
    const first = billing().loadBilling();
    fireAtScript('load');
    await expect(first).rejects.toThrow(BLOCKED);
    const { instance } = installProvider();
    const second = billing().loadBilling();
    fireAtScript('load');
    expect(await second).toBe(instance);
  });

  it.each([
    [new Error('No such site.'), 'No such site.'],
    ['No such site.', 'No such site.'],
    [{}, 'The checkout couldn’t be completed.'],
  ])(
    'rejects with a message when its initialisation throws %o, and can be loaded again',
    async (thrown, said) => {
      const { init, instance } = installProvider();
      init.mockImplementationOnce(() => {
        throw thrown as Error;
      });
      const first = billing().loadBilling();
      fireAtScript('load');
      await expect(first).rejects.toThrow(said);
      const second = billing().loadBilling();
      fireAtScript('load');
      expect(await second).toBe(instance);
    },
  );
});

describe('the checkout', () => {
  /** Opens a checkout. Returns its result and what was passed to the provider. */
  async function open() {
    const provider = installProvider();
    const result = outcomeOf(billing(), PAGE);
    result.catch(() => undefined);
    fireAtScript('load');
    await expect.poll(() => provider.checkouts).toHaveLength(1);
    const [checkout] = provider.checkouts;
    if (!checkout) throw new Error('No checkout was opened.');
    return { ...provider, checkout, result };
  }

  it('resolves with the hosted page’s id', async () => {
    const { checkout, result } = await open();
    checkout.success('hp-token');
    expect(await result).toEqual({ hostedPageId: 'hp-token' });
  });

  it('resolves with the id it was opened with when the provider reports none', async () => {
    const { checkout, result } = await open();
    checkout.success(undefined);
    expect(await result).toEqual({ hostedPageId: 'hp-1' });
  });

  it.each([
    ['sub-1', 'sub-1'],
    [7, '7'],
  ])(
    'resolves with the subscription’s id (%j) when a subscription was extended',
    async (id, subscriptionId) => {
      const { checkout, result } = await open();
      checkout.subscriptionExtended({ subscription: { id, status: 'active' } });
      expect(await result).toEqual({ subscriptionId });
    },
  );

  it('also listens for an extension in the cart’s callbacks', async () => {
    const { instance, result } = await open();
    instance.setCheckoutCallbacks.mock.calls[0]
      ?.[0]()
      .subscriptionExtended({ subscription: { id: 'sub-1' } });
    expect(await result).toEqual({ subscriptionId: 'sub-1' });
  });

  it.each([undefined, null, {}, { subscription: {} }, { subscription: { id: '' } }])(
    'resolves with the hosted page’s id when the extension callback gets %j',
    async (data) => {
      const { checkout, result } = await open();
      checkout.subscriptionExtended(data);
      expect(await result).toEqual({ hostedPageId: 'hp-1' });
    },
  );

  it('rejects with an empty message when the user closes it', async () => {
    const { checkout, result } = await open();
    checkout.close();
    await expect(result).rejects.toMatchObject({ name: 'CheckoutClosedError', message: '' });
  });

  it.each<[unknown, string]>([
    [new Error('Card declined.'), 'Card declined.'],
    ['Card declined.', 'Card declined.'],
    [{ message: 'Card declined.', code: 7 }, 'Card declined.'],
    ['x'.repeat(500), `${'x'.repeat(299)}…`],
    [{ message: '' }, 'The checkout couldn’t be completed.'],
    [{ message: 7 }, 'The checkout couldn’t be completed.'],
    ['<h1>502</h1>', 'The checkout couldn’t be completed.'],
    [undefined, 'The checkout couldn’t be completed.'],
    [{ code: 7 }, 'The checkout couldn’t be completed.'],
  ])('rejects with a message when the provider reports the error %o', async (error, sentence) => {
    const { checkout, result } = await open();
    checkout.error(error);
    await expect(result).rejects.toThrow(sentence);
  });

  it('settles once, with whichever outcome comes first', async () => {
    const paid = await open();
    paid.checkout.success('hp-1');
    paid.checkout.subscriptionExtended({ subscription: { id: 'sub-1' } });
    paid.checkout.close();
    paid.checkout.error(new Error('Late.'));
    expect(await paid.result).toEqual({ hostedPageId: 'hp-1' });
  });

  it.each(['close', 'error'] as const)('may report a success after it ended (%s)', async (end) => {
    const provider = installProvider();
    const opening = billing().openCheckout(PAGE);
    fireAtScript('load');
    const { paid, ended } = await opening;
    const [checkout] = provider.checkouts;
    checkout?.[end](undefined);
    expect(await ended).toBeInstanceOf(Error);
    checkout?.success('hp-1');
    checkout?.subscriptionExtended({ subscription: { id: 'sub-1' } });
    expect(await paid).toEqual({ hostedPageId: 'hp-1' });
  });

  describe('when it ends, returns the focus to the element it was opened from', () => {
    const ends: [string, (checkout: Awaited<ReturnType<typeof open>>['checkout']) => void][] = [
      ['closed', ({ close }) => close()],
      ['paid', ({ success }) => success('hp-1')],
      ['declined', ({ error }) => error('Card declined.')],
    ];

    async function openFrom() {
      const [opener, other] = ['Buy', 'Other'].map(() => document.createElement('button')) as [
        HTMLButtonElement,
        HTMLButtonElement,
      ];
      document.body.append(opener, other);
      opener.focus();
      const focus = vi.spyOn(opener, 'focus');
      const opened = await open();
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.focus();
      return { ...opened, opener, other, frame, focus };
    }
    afterEach(() => document.body.replaceChildren());

    describe.each([false, true])('with the provider’s frame already removed: %s', (isGone) => {
      it.each(ends)('after a checkout that was %s', async (_how, end) => {
        const { checkout, result, opener, frame, focus } = await openFrom();
        if (isGone) frame.remove();
        end(checkout);
        await result.catch(() => undefined);
        expect(opener).toHaveFocus();
        expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
      });
    });

    it('only if the user hasn’t moved the focus elsewhere', async () => {
      const { checkout, result, other } = await openFrom();
      other.focus();
      checkout.close();
      await result.catch(() => undefined);
      expect(other).toHaveFocus();
    });
  });

  it('rejects with a message when the provider can’t open it', async () => {
    const { instance } = installProvider();
    instance.openCheckout.mockImplementation(() => {
      throw 'Another checkout is open.' as unknown as Error;
    });
    const result = outcomeOf(billing(), PAGE);
    fireAtScript('load');
    await expect(result).rejects.toThrow('Another checkout is open.');
  });
});
