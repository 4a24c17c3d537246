// The part of the outside world that the identity provider, the billing provider and the sandbox's own page need. The vendor API
// works on the whole of it (sandbox/world/createWorld.ts).
import type { Clock } from '../clock.ts';

/** A person who can sign in. Claims are read from here each time a token is made. */
export interface Account {
  /** Short name that tests and the login page use: 'owner'. */
  key: string;
  sub: string;
  name: string;
  email: string;
  /** One line: what this persona is for. */
  about: string;
  roles: string[];
  canHaveTrial: boolean;
  useMfa: boolean;
  forceMfa: boolean;
  /** Whether the identity provider rejects this person at every sign-in. */
  blocked: boolean;
  identity: { provider: string; user_id: string; connection: string; isSocial: boolean };
}

/** The hosted page of a checkout, as on the wire. Times in epoch seconds. */
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

/** A session of the billing portal, as on the wire. Times in epoch seconds. */
export interface PortalSession {
  id: string;
  token: string;
  access_url: string;
  status: string;
  created_at: number;
  expires_at: number;
}

/** What the hosted checkout shows. Money in cents. */
export interface CheckoutSummary {
  title: string;
  planName: string;
  price: number;
  currencyCode: string;
  period: number;
  periodUnit: string;
  address: string;
}

/** What a customer edits in the billing portal. */
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

/** A report that the error tracker received. */
interface ErrorReport {
  /** Epoch seconds of the world's clock. */
  at: number;
  kind: 'event' | 'transaction';
  /** Unchanged, as it was received. */
  event: Record<string, unknown>;
}

/** The world, as far as these parts need it. */
export interface World {
  clock: Clock;
  /** Seconds until a new instance is ready: SANDBOX_SECONDS, or as set while running. */
  provisioningSeconds: number;
  accounts: Account[];
  mails: Mail[];
  analytics: AnalyticsCall[];
  errors: ErrorReport[];
  accountBySub(sub: string): Account | undefined;
  accountByKey(key: string): Account | undefined;
  /** Creates a customer account without subscriptions, as a sign-up does, and returns it. */
  signUp(email: string, name: string): Account;
  hostedPage(id: string): HostedPage | undefined;
  checkoutSummary(hostedPageId: string): CheckoutSummary | undefined;
  /** Completes a paid checkout: creates or changes the subscription, and returns its id. */
  completeCheckout(hostedPageId: string): string;
  cancelCheckout(hostedPageId: string): void;
  portalSession(token: string): PortalSession | undefined;
  billingProfile(sessionToken: string): BillingProfile | undefined;
  saveBillingProfile(sessionToken: string, profile: BillingProfile): void;
  /** Restores everything to its initial state, the clock too; given `stoppedAt` (epoch milliseconds), it stands still there. */
  reset(stoppedAt?: number): void;
}
