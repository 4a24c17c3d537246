// Stands in for the hosted billing provider's script, as jsdom loads no scripts: the test fires the script element's events
// itself, and performs the user's actions in the checkout.
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

/** Returns the script elements that load the provider's script, oldest first. */
export function billingScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src$="/billing/script.js"]')];
}

/** Fires the browser's event at the newest script element. */
export function fireAtScript(event: 'load' | 'error'): void {
  billingScripts().at(-1)?.dispatchEvent(new Event(event));
}

/** Installs the provider in the window. Returns its mocks and the checkouts that are opened. */
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

/** Opens a checkout. Returns its first outcome, or throws the error it ended with. */
export async function outcomeOf(
  { openCheckout }: typeof Billing,
  page: Parameters<typeof Billing.openCheckout>[0],
): Promise<Billing.CheckoutResult> {
  const { paid, ended } = await openCheckout(page);
  const outcome = await Promise.race([paid, ended]);
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** Removes the provider and its script elements from the window. */
export function removeProvider(): void {
  delete holder.Chargebee;
  for (const script of billingScripts()) script.remove();
}

/** Imports the billing module afresh before each test, as on a newly loaded page. Returns a function that returns it. */
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
