// The sandbox's hosted billing: its pages, and its script that runs in the portal's page
// (docs/outside-services.md#hosted-billing).
// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:5173/" }
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { HostedPage } from '../../sandbox/world/world.ts';
import { AT, newSandbox } from './browserOf.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = newSandbox();
});

const order = { kind: 'create', subdomain: 'test-billing', planId: 'prtg-500-monthly-eur' } as const;
const openPage = () =>
  sandbox.world.openCheckout(sandbox.world.accountByKey('owner')!, {
    ...order,
    region: 'eu-west-1',
    tester: false,
  });
const press = (url: string, fields: Record<string, string>) =>
  sandbox.fetch(
    new Request(url, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  );

describe('the sandbox’s checkout page', () => {
  it('shows the order, and can be framed by the portal only', async () => {
    const answer = await sandbox.fetch(new Request(openPage().url));
    expect(answer.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${AT.portal}`);
    const text = await answer.text();
    for (const words of ['test-billing.', 'Pay', 'Fail payment', 'Extend subscription', 'Close checkout']) {
      expect(text).toContain(words);
    }
  });

  it('creates the subscription on “Pay”', async () => {
    const page = openPage();
    const answer = await press(page.url, { action: 'pay' });
    expect(await answer.json()).toMatchObject({ kind: 'succeeded', hostedPageId: page.id });
    const id = sandbox.world.hostedPage(page.id)?.subscription_id ?? '';
    expect(sandbox.world.subscriptions.has(id)).toBe(true);
  });

  it('returns the subscription’s id on “Extend subscription”', async () => {
    const page = openPage();
    const { subscriptionId } = (await (await press(page.url, { action: 'extend' })).json()) as {
      subscriptionId: string;
    };
    expect(sandbox.world.subscriptions.has(subscriptionId)).toBe(true);
  });

  it('creates nothing on “Fail payment” and “Close checkout”, and rejects a late payment', async () => {
    const page = openPage();
    expect(await (await press(page.url, { action: 'fail' })).json()).toMatchObject({ kind: 'failed' });
    expect(await (await press(page.url, { action: 'close' })).json()).toEqual({ kind: 'closed' });
    expect(sandbox.world.hostedPage(page.id)).toMatchObject({ state: 'cancelled' });
    const late = await press(page.url, { action: 'pay' });
    expect([late.status, await late.text()]).toEqual([409, 'This checkout was cancelled.']);
  });

  it('responds with 404 to unknown ids', async () => {
    expect((await sandbox.fetch(new Request(`${AT.billing}/checkout/none`))).status).toBe(404);
  });
});

describe('the sandbox’s billing portal', () => {
  const address = (section: string) => {
    const { token } = sandbox.world.openPortalSession(sandbox.world.accountByKey('owner')!);
    return { token, url: `${AT.billing}/portal/${section}?session=${token}` };
  };

  it('loads and saves the billing address', async () => {
    const { url, token } = address('portal_edit_billing_address');
    await press(url, { action: 'save', company: 'New <Co>' });
    expect(sandbox.world.billingProfile(token)).toMatchObject({ company: 'New <Co>', country: 'DE' });
    expect(await (await sandbox.fetch(new Request(url))).text()).toContain('value="New &lt;Co&gt;"');
  });

  it('loads and saves the payment method', async () => {
    const { url, token } = address('portal_payment_methods');
    await press(url, { action: 'save', card: 'Visa 1111' });
    expect(sandbox.world.billingProfile(token)?.card).toBe('Visa 1111');
  });

  it('rejects an unknown session', async () => {
    const url = `${AT.billing}/portal/portal_payment_methods?session=made-up`;
    expect((await sandbox.fetch(new Request(url))).status).toBe(403);
    expect((await press(url, { action: 'save', card: '1' })).status).toBe(403);
  });
});

type Callback = (argument?: unknown) => void;
interface ChargebeeStandIn {
  init(options: { site: string }): Instance;
  getInstance(): Instance;
  getPortalSections(): Record<string, string>;
  tearDown(): void;
}
interface Instance {
  openCheckout(options: Record<string, unknown>): void;
  setCheckoutCallbacks(make: (cart: unknown) => Record<string, Callback>): void;
  setPortalSession(give: () => Promise<unknown>): void;
  createChargebeePortal(): {
    openSection(section: { sectionType: string }, callbacks?: Record<string, Callback>): void;
  };
  closeAll(): void;
}

describe('the sandbox’s billing script', () => {
  let chargebee: ChargebeeStandIn;
  let instance: Instance;
  const events: unknown[][] = [];
  const record =
    (name: string): Callback =>
    (argument) =>
      events.push(argument === undefined ? [name] : [name, argument]);
  const callbacks = () =>
    Object.fromEntries(['loaded', 'error', 'success', 'close', 'step'].map((name) => [name, record(name)]));

  beforeEach(() => {
    events.length = 0;
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: { src: `${AT.billing}/script.js` },
    });
    const file = join(import.meta.dirname, '../../sandbox/billing/script.browser.js');
    window.eval(readFileSync(file, 'utf8'));
    chargebee = (window as unknown as { Chargebee: ChargebeeStandIn }).Chargebee;
    instance = chargebee.init({ site: 'sandbox-billing' });
  });
  afterEach(() => {
    chargebee.tearDown();
    vi.restoreAllMocks();
  });

  const frame = () => document.querySelector('iframe');
  const shown = async () => {
    await expect.poll(() => frame()?.src).toContain(AT.billing);
    return frame()!;
  };
  const say = (message: Record<string, unknown>, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { from: 'sandbox-billing', ...message },
        origin: AT.base,
        source: frame()?.contentWindow ?? null,
        ...from,
      }),
    );
  const openCheckout = async (page: unknown = openPage()) => {
    instance.openCheckout({ hostedPage: () => Promise.resolve(page), ...callbacks() });
    await shown();
  };

  it('can be initialised once, and for its own site only', () => {
    expect(() => chargebee.init({ site: 'sandbox-billing' })).toThrow('already');
    chargebee.tearDown();
    expect(() => chargebee.getInstance()).toThrow('not been initialized');
    expect(() => chargebee.init({ site: 'elsewhere' })).toThrow('does not exist');
    expect(chargebee.init({ site: 'sandbox-billing' })).toBe(chargebee.getInstance());
    expect(chargebee.getPortalSections()).toMatchObject({
      EDIT_BILLING_ADDRESS: 'portal_edit_billing_address',
      PAYMENT_SOURCES: 'portal_payment_methods',
    });
  });

  it('calls success with the hosted page’s id, then close', async () => {
    await openCheckout();
    expect(frame()?.title).toBe('Checkout');
    say({ kind: 'loaded' });
    say({ kind: 'step', step: 'payment' });
    say({ kind: 'succeeded', hostedPageId: 'hp-1' });
    expect(events).toEqual([['loaded'], ['step', 'payment'], ['success', 'hp-1'], ['close']]);
    expect(frame()).toBeNull();
  });

  it('calls subscriptionExtended from setCheckoutCallbacks, then close', async () => {
    instance.setCheckoutCallbacks(() => ({ subscriptionExtended: record('extended') }));
    await openCheckout();
    say({ kind: 'extended', subscriptionId: 'sub-1' });
    expect(events).toEqual([['extended', { subscription: { id: 'sub-1' } }], ['close']]);
  });

  it('calls subscriptionExtended from openCheckout, too', async () => {
    instance.openCheckout({
      hostedPage: () => Promise.resolve(openPage()),
      subscriptionExtended: record('extended'),
    });
    await shown();
    say({ kind: 'extended', subscriptionId: 'sub-1' });
    expect(events).toEqual([['extended', { subscription: { id: 'sub-1' } }]]);
  });

  it('calls error when the payment or the hosted page fails', async () => {
    await openCheckout();
    say({ kind: 'failed', text: 'Declined.' });
    expect(events).toEqual([['error', new Error('Declined.')], ['close']]);
    events.length = 0;
    const reason = new Error('No page.');
    instance.openCheckout({ hostedPage: () => Promise.reject(reason), ...callbacks() });
    await expect.poll(() => events).toEqual([['error', reason], ['close']]);
  });

  it('calls only close when closed by button, Escape or closeAll', async () => {
    await openCheckout();
    say({ kind: 'closed' });
    await openCheckout();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await openCheckout();
    instance.closeAll();
    expect(events).toEqual([['close'], ['close'], ['close']]);
  });

  it('ignores messages from other frames and origins', async () => {
    await openCheckout();
    say({ kind: 'succeeded', hostedPageId: 'x' }, { origin: 'https://evil.example' });
    say({ kind: 'succeeded', hostedPageId: 'x' }, { source: window });
    expect(events).toEqual([]);
  });

  it.each<[string, (page: HostedPage) => unknown]>([
    ['has no url', (page) => ({ ...page, url: undefined })],
    ['has converted keys', (page) => ({ ...page, createdAt: page.created_at })],
    ['is undefined', () => undefined],
  ])('rejects a hosted page that %s', async (_, spoil) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    instance.openCheckout({ hostedPage: () => Promise.resolve(spoil(openPage())), ...callbacks() });
    await expect.poll(() => events.map(([name]) => name)).toEqual(['error', 'close']);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('opens a section of the billing portal with the session', async () => {
    const session = sandbox.world.openPortalSession(sandbox.world.accountByKey('owner')!);
    instance.setPortalSession(() => Promise.resolve(session));
    instance
      .createChargebeePortal()
      .openSection({ sectionType: 'portal_payment_methods' }, { close: record('close') });
    const { src, title } = await shown();
    expect(title).toBe('Payment methods');
    expect(src).toBe(`${AT.billing}/portal/portal_payment_methods?session=${session.token}`);
    say({ kind: 'closed' });
    expect(events).toEqual([['close']]);
  });

  it('closes without an error callback when the session fails', async () => {
    instance.setPortalSession(() => Promise.reject(new Error('No session.')));
    instance.createChargebeePortal().openSection({ sectionType: 'portal_edit_billing_address' });
    expect(frame()).not.toBeNull();
    await expect.poll(() => frame()).toBeNull();
  });
});
