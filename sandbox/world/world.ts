// What is in the outside world, as far as the identity provider, the billing provider and the sandbox's own page
// need it. The vendor API works on the whole of it (sandbox/world/createWorld.ts).
import type { Clock } from '../clock.ts';

/** A person who can sign in. Claims are read from here each time a token is made. */
export interface Account {
  /** Short name, as tests and the login page use it: 'owner'. */
  key: string;
  sub: string;
  name: string;
  email: string;
  /** What this persona is there to show, one line. */
  about: string;
  roles: string[];
  canHaveTrial: boolean;
  useMfa: boolean;
  forceMfa: boolean;
  /** The identity provider rejects this person at every sign-in. */
  blocked: boolean;
  identity: { provider: string; user_id: string; connection: string; isSocial: boolean };
}

export interface HostedPage {
  id: string;
  type: 'checkout_new' | 'checkout_existing';
  url: string;
  state: 'created' | 'requested' | 'succeeded' | 'cancelled';
  embed: boolean;
  created_at: number;
  expires_at: number;
  subscription_id?: string;
}

export interface PortalSession {
  id: string;
  token: string;
  access_url: string;
  status: string;
  created_at: number;
  expires_at: number;
}

/** What a person sees on the hosted checkout. Money in cents. */
export interface CheckoutSummary {
  title: string;
  planName: string;
  price: number;
  currencyCode: string;
  period: number;
  periodUnit: string;
  address: string;
}

export interface BillingProfile {
  company: string;
  street: string;
  city: string;
  country: string;
  card: string;
}

interface Mail {
  at: number;
  to: string;
  subject: string;
  text: string;
}

interface AnalyticsCall {
  at: number;
  subId: string;
  action: string;
  date: string;
}

/** What the error tracker was told. */
interface ErrorReport {
  /** Seconds of the world's clock. */
  at: number;
  kind: 'event' | 'transaction';
  /** As it came. */
  event: Record<string, unknown>;
}

export interface World {
  clock: Clock;
  /** Seconds a new instance takes to become ready; SANDBOX_SECONDS, and settable while running. */
  provisioningSeconds: number;
  accounts: Account[];
  mails: Mail[];
  analytics: AnalyticsCall[];
  errors: ErrorReport[];
  accountBySub(sub: string): Account | undefined;
  accountByKey(key: string): Account | undefined;
  /** Makes a customer account without subscriptions, as a sign-up does, and gives it. */
  signUp(email: string, name: string): Account;
  hostedPage(id: string): HostedPage | undefined;
  checkoutSummary(hostedPageId: string): CheckoutSummary | undefined;
  /** Payment went through: creates or changes the subscription, and gives its id. */
  completeCheckout(hostedPageId: string): string;
  cancelCheckout(hostedPageId: string): void;
  portalSession(token: string): PortalSession | undefined;
  billingProfile(sessionToken: string): BillingProfile | undefined;
  saveBillingProfile(sessionToken: string, profile: BillingProfile): void;
  /** Everything as it was at the start, clock included, which stops at epoch milliseconds where they are given. */
  reset(stoppedAt?: number): void;
}
