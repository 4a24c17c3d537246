// The hosted billing provider (docs/product/checkout.md#outcomes, docs/product/checkout.md#billing-script), with a
// stand-in for its script.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  billingScripts,
  fireAtScript,
  freshBilling,
  installProvider,
} from '../../../test/support/standInBilling';

const BLOCKED =
  'Our billing provider’s checkout couldn’t be loaded. A content blocker or your network may be blocking it. Try again.';
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
afterEach(() => {
  delete (window as { trustedTypes?: unknown }).trustedTypes;
});

describe('the script', () => {
  it('is asked for when somebody needs it, once, and initialised once', async () => {
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

  it('that is blocked says so, and is asked for again the next time', async () => {
    const first = billing().loadBilling();
    fireAtScript('error');
    await expect(first).rejects.toThrow(BLOCKED);
    expect(billingScripts()).toHaveLength(0);
    const { instance } = installProvider();
    const second = billing().loadBilling();
    fireAtScript('load');
    expect(await second).toBe(instance);
  });

  it('is waited for 10 s', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn<(message: string) => void>();
    const load = billing()
      .loadBilling()
      .catch((error: unknown) => outcome((error as Error).message));
    await vi.advanceTimersByTimeAsync(9999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await load;
    expect(outcome).toHaveBeenCalledWith(BLOCKED);
    expect(billingScripts()).toHaveLength(0);
  });

  it('is not taken for an element of the page that has its name', async () => {
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
    [{}, 'The checkout couldn’t be completed. You haven’t been charged for this attempt.'],
  ])(
    'that breaks when it begins (%o) fails with a sentence, and can be tried again',
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

  it('is the only address that its Trusted Types policy lets become a script', async () => {
    let rules: { createScriptURL: (address: string) => string } | undefined;
    const createPolicy = vi.fn((_name: string, given: NonNullable<typeof rules>) => {
      rules = given;
      return { createScriptURL: (address: string) => given.createScriptURL(address) };
    });
    (window as { trustedTypes?: unknown }).trustedTypes = { createPolicy };
    const first = billing().loadBilling();
    fireAtScript('error');
    await expect(first).rejects.toThrow(BLOCKED);
    installProvider();
    const second = billing().loadBilling();
    fireAtScript('load');
    await second;
    // A second policy of that name would be refused by the browser.
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-scripts']);
    expect(() => rules?.createScriptURL('https://evil.example/script.js')).toThrow(TypeError);
  });
});

describe('the checkout', () => {
  /** Opens a checkout. Returns its result and what was passed to the provider. */
  async function open() {
    const provider = installProvider();
    const result = billing().openCheckout(PAGE);
    result.catch(() => undefined);
    fireAtScript('load');
    await vi.waitFor(() => expect(provider.checkouts).toHaveLength(1));
    const [checkout] = provider.checkouts;
    if (!checkout) throw new Error('No checkout was opened.');
    return { ...provider, checkout, result };
  }

  it('is opened with the hosted page exactly as the API answered it', async () => {
    const { checkout } = await open();
    expect(await checkout.hostedPage()).toEqual(PAGE);
  });

  it('succeeds with the hosted page’s id', async () => {
    const { checkout, result } = await open();
    checkout.success('hp-token');
    expect(await result).toEqual({ hostedPageId: 'hp-token' });
  });

  it('succeeds with the id it was opened with where the provider names none', async () => {
    const { checkout, result } = await open();
    checkout.success(undefined);
    expect(await result).toEqual({ hostedPageId: 'hp-1' });
  });

  it.each([
    ['sub-1', 'sub-1'],
    [7, '7'],
  ])('succeeds with the subscription’s id (%j) when that was extended', async (id, subscriptionId) => {
    const { checkout, result } = await open();
    checkout.subscriptionExtended({ subscription: { id, status: 'active' } });
    expect(await result).toEqual({ subscriptionId });
  });

  it('hears of an extension also by the callbacks of the cart', async () => {
    const { instance, result } = await open();
    instance.setCheckoutCallbacks.mock.calls[0]
      ?.[0]()
      .subscriptionExtended({ subscription: { id: 'sub-1' } });
    expect(await result).toEqual({ subscriptionId: 'sub-1' });
  });

  it.each([undefined, null, {}, { subscription: {} }, { subscription: { id: '' } }])(
    'falls back on the hosted page where the extension is %j',
    async (data) => {
      const { checkout, result } = await open();
      checkout.subscriptionExtended(data);
      expect(await result).toEqual({ hostedPageId: 'hp-1' });
    },
  );

  it('that is closed is a rejection with an empty message', async () => {
    const { checkout, result } = await open();
    checkout.close();
    await expect(result).rejects.toBeInstanceOf(billing().CheckoutClosedError);
    await expect(result).rejects.toHaveProperty('message', '');
  });

  it.each<[unknown, string]>([
    [new Error('Card declined.'), 'Card declined.'],
    ['Card declined.', 'Card declined.'],
    [{ message: 'Card declined.', code: 7 }, 'Card declined.'],
    ['x'.repeat(500), `${'x'.repeat(299)}…`],
    [{ message: '' }, 'The checkout couldn’t be completed. You haven’t been charged for this attempt.'],
    [{ message: 7 }, 'The checkout couldn’t be completed. You haven’t been charged for this attempt.'],
    ['<h1>502</h1>', 'The checkout couldn’t be completed. You haven’t been charged for this attempt.'],
    [undefined, 'The checkout couldn’t be completed. You haven’t been charged for this attempt.'],
    [{ code: 7 }, 'The checkout couldn’t be completed. You haven’t been charged for this attempt.'],
  ])('that fails with %o has a sentence', async (error, sentence) => {
    const { checkout, result } = await open();
    checkout.error(error);
    await expect(result).rejects.toThrow(sentence);
  });

  it('is settled once, by whichever comes first', async () => {
    const paid = await open();
    paid.checkout.success('hp-1');
    paid.checkout.subscriptionExtended({ subscription: { id: 'sub-1' } });
    paid.checkout.close();
    paid.checkout.error(new Error('Late.'));
    expect(await paid.result).toEqual({ hostedPageId: 'hp-1' });
  });

  it('that was extended first stays so when it is closed', async () => {
    const { checkout, result } = await open();
    checkout.subscriptionExtended({ subscription: { id: 'sub-1' } });
    checkout.success('hp-1');
    checkout.close();
    expect(await result).toEqual({ subscriptionId: 'sub-1' });
  });

  describe('gives the focus back to what it was opened from', () => {
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
      const opened = await open();
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.focus();
      return { ...opened, opener, other, frame };
    }
    afterEach(() => document.body.replaceChildren());

    describe.each([false, true])('the frame gone: %s', (isGone) => {
      it.each(ends)('%s', async (_how, end) => {
        const { checkout, result, opener, frame } = await openFrom();
        if (isGone) frame.remove();
        end(checkout);
        await result.catch(() => undefined);
        expect(opener).toHaveFocus();
      });
    });

    it('unless the user is elsewhere', async () => {
      const { checkout, result, other } = await openFrom();
      other.focus();
      checkout.close();
      await result.catch(() => undefined);
      expect(other).toHaveFocus();
    });
  });

  it('that can’t be opened fails with a sentence', async () => {
    const { instance } = installProvider();
    instance.openCheckout.mockImplementation(() => {
      throw 'Another checkout is open.' as unknown as Error;
    });
    const result = billing().openCheckout(PAGE);
    fireAtScript('load');
    await expect(result).rejects.toThrow('Another checkout is open.');
  });
});
