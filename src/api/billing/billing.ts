// The hosted billing provider (docs/product/checkout.md#billing-script, docs/product/checkout.md#outcomes): its
// script is loaded once, when the user first pays or edits billing data; a failed load can be tried again. Objects
// passed to it stay unconverted.
import type Chargebee from '@chargebee/chargebee-js-types';
import { config } from '../../config';
import { extended, type HostedPage, type PortalSession } from '../../wire/billing';
import { parse } from '../../wire/schema';
import { serverMessage } from '../client/errors';
import { trustedScriptUrl } from '../client/trustedScriptUrl';
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

const LOAD_TIMEOUT_MS = 10_000;

type Provider = ReturnType<Chargebee['init']>;
type ProviderCheckout = Parameters<Provider['openCheckout']>[0];

/** The options of a checkout: the provider's types lack the argument of `error`, and `subscriptionExtended`. */
type CheckoutOptions = Omit<ProviderCheckout, 'error'> & {
  error: (error: unknown) => void;
  subscriptionExtended: (data: unknown) => void;
};

/** The part of the provider's version 2 script that the portal uses. Older scripts have no `setCheckoutCallbacks`. */
interface BillingInstance extends Pick<Provider, 'setPortalSession' | 'createChargebeePortal'> {
  openCheckout: (options: CheckoutOptions) => void;
  setCheckoutCallbacks?: Provider['setCheckoutCallbacks'];
}

type ProviderPortal = ReturnType<Provider['createChargebeePortal']>;

/** The sections of the hosted customer portal that this portal opens, by the provider's own names. */
export type PortalSection = Extract<
  Parameters<ProviderPortal['openSection']>[0]['sectionType'],
  'portal_edit_billing_address' | 'portal_payment_methods'
>;

/** What a successful checkout returns: the subscription's id if known, else the hosted page's. */
export type CheckoutResult = { subscriptionId: string } | { hostedPageId: string };

/** The user closed the checkout: a rejection with an empty message (docs/product/checkout.md#outcomes). */
export class CheckoutClosedError extends Error {
  override name = 'CheckoutClosedError';
  constructor() {
    super('');
  }
}

/** The checkout reported an error. */
export class CheckoutFailedError extends MessageError {
  override name = 'CheckoutFailedError';
}

/** Returns the host that the provider's script comes from. */
export const billingHost = () => new URL(config.billingScriptUrl).host;

/** The provider's script could not be loaded, or doesn't define what it should. */
export class BillingBlockedError extends MessageError {
  override name = 'BillingBlockedError';
  constructor() {
    super(message('plans.blocked', { host: billingHost() }));
  }
}

let billing: Promise<BillingInstance> | undefined;

/** Loads and initialises the provider's script, once. Throws a MessageError; the next call tries again. */
export function loadBilling(): Promise<BillingInstance> {
  billing ??= loadScript(config.billingScriptUrl)
    .then(initialise)
    .catch((error: unknown) => {
      billing = undefined;
      throw asError(error);
    });
  return billing;
}

/** A checkout that is open. It may report several things in turn, also a success after it was closed. */
export interface OpenCheckout {
  /** Resolves with how it succeeded, as soon as the provider says so. */
  paid: Promise<CheckoutResult>;
  /** Resolves with CheckoutClosedError or CheckoutFailedError, which prove nothing (docs/product/checkout.md#outcomes). */
  ended: Promise<Error>;
}

/** Opens the checkout of a hosted page. Throws a MessageError if it can't be opened. */
export async function openCheckout(page: HostedPage): Promise<OpenCheckout> {
  const instance = await loadBilling();
  const giveFocusBack = keepFocus();
  let pay!: (result: CheckoutResult) => void;
  let end!: (why: Error) => void;
  const paid = new Promise<CheckoutResult>((resolve) => (pay = resolve));
  const ended = new Promise<Error>((resolve) => (end = resolve));
  void Promise.race([paid, ended]).then(giveFocusBack);
  const subscriptionExtended = (data: unknown) => {
    const reported = parse(extended, data);
    pay(reported ? { subscriptionId: reported.subscription.id } : { hostedPageId: page.id });
  };
  try {
    instance.setCheckoutCallbacks?.(() => ({ subscriptionExtended }));
    instance.openCheckout({
      hostedPage: () => Promise.resolve(page),
      success: (id) => pay({ hostedPageId: typeof id === 'string' ? id : page.id }),
      subscriptionExtended,
      close: () => end(new CheckoutClosedError()),
      error: (error) => end(new CheckoutFailedError(reasonOf(error))),
    });
  } catch (error) {
    throw asError(error);
  }
  return { paid, ended };
}

/**
 * Opens a section of the customer portal. Calls `onChange` when something may have been paid or changed there, and on closing;
 * then `onClose`.
 */
export async function openPortalSection(
  session: PortalSession,
  sectionType: PortalSection,
  { onChange, onClose }: { onChange: () => void; onClose: () => void },
): Promise<void> {
  const instance = await loadBilling();
  instance.setPortalSession(() => Promise.resolve(session));
  const giveFocusBack = keepFocus();
  const callbacks = {
    paymentSourceAdd: onChange,
    paymentSourceUpdate: onChange,
    close: () => {
      giveFocusBack();
      // The provider's messages may have been lost.
      onChange();
      onClose();
    },
  };
  instance.createChargebeePortal().openSection({ sectionType }, callbacks);
}

/**
 * Returns a function that restores focus to where the user was, unless they have moved it since: the provider's overlay
 * grabs focus and drops it on closing.
 */
function keepFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement instanceof HTMLIFrameElement;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Returns an error with a readable message for whatever the provider's script throws or reports. */
function asError(error: unknown): Error {
  if (error instanceof BillingBlockedError) return error;
  return new MessageError(reasonOf(error));
}

const reasonOf = (error: unknown) => serverMessage(error) ?? message('plans.checkoutFailed');

function initialise(): BillingInstance {
  const provider: unknown = window.Chargebee;
  // A page element with that id is a window property too: only an object with `init` is the script's.
  if (!hasInit(provider)) throw new BillingBlockedError();
  return provider.init({ site: config.billingSite });
}

function hasInit(provider: unknown): provider is { init(options: { site: string }): BillingInstance } {
  return (
    (typeof provider === 'object' || typeof provider === 'function') &&
    provider !== null &&
    'init' in provider &&
    typeof provider.init === 'function'
  );
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = window.setTimeout(() => fail(), LOAD_TIMEOUT_MS);
    const fail = () => {
      window.clearTimeout(timer);
      script.remove();
      reject(new BillingBlockedError());
    };
    script.async = true;
    script.onload = () => {
      window.clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}
