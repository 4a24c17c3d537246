// Stands in for the hosted billing provider's script in jsdom, which loads none: the test fires the script element's
// events itself, and plays what the user does in the checkout.
import { afterEach, beforeEach, vi } from 'vitest';
import type * as Billing from '../../src/api/billing/billing';

export interface OpenedCheckout {
  hostedPage: () => Promise<unknown>;
  success: (hostedPageId: unknown) => void;
  subscriptionExtended: (data: unknown) => void;
  close: () => void;
  error: (error: unknown) => void;
}

const holder = window as { Chargebee?: unknown };

/** The script elements that wait for the provider's script, oldest first. */
export function billingScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src$="/billing/script.js"]')];
}

/** What the browser says of the newest script element. */
export function fireAtScript(event: 'load' | 'error'): void {
  billingScripts().at(-1)?.dispatchEvent(new Event(event));
}

/** Puts the provider into the window. Returns what it is called with. */
export function installProvider() {
  const checkouts: OpenedCheckout[] = [];
  const instance = {
    openCheckout: vi.fn((options: OpenedCheckout) => {
      checkouts.push(options);
    }),
    setCheckoutCallbacks: vi.fn<(callbacks: () => Pick<OpenedCheckout, 'subscriptionExtended'>) => void>(),
    setPortalSession: vi.fn<(session: () => Promise<unknown>) => void>(),
    createChargebeePortal: vi.fn(() => ({ openSection: vi.fn() })),
  };
  const init = vi.fn((options: { site: string }) => (options.site === '' ? undefined : instance));
  holder.Chargebee = { init };
  return { checkouts, instance, init };
}

/** Takes the provider and its script elements out of the window. */
export function removeProvider(): void {
  delete holder.Chargebee;
  for (const script of billingScripts()) script.remove();
}

/** For each test of a file: the module as a page that was just loaded has it. Returns what gives it. */
export function freshBilling(): () => typeof Billing {
  let billing: typeof Billing;
  beforeEach(async () => {
    vi.resetModules();
    await import('./english');
    billing = await import('../../src/api/billing/billing');
  });
  afterEach(() => {
    removeProvider();
    document.body.replaceChildren();
  });
  return () => billing;
}
