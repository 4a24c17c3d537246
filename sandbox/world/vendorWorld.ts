// The whole of the vendor's world: what its API, the upload storage and the outside services work on. Records keep the wire's
// snake_case names for what goes on the wire (docs/product/vendor-api.md#customer-calls); everything else is camelCase.
import type { Subscription } from '../../src/wire/subscriptions.ts';
import type { Wire } from '../wire.ts';
import type { Account, HostedPage, PortalSession, World } from './world.ts';

/** A user's role on a subscription. */
export type Role =
  | 'owner'
  | 'admin'
  | 'direct_reseller'
  | 'involved_reseller'
  | 'distributor'
  // Seen on the wire, but grants no permission (docs/product/permissions.md#table).
  | 'user';

/** Money in cents. `onSale` is the vendor's own knowledge and never on the wire: the portal has to work it out. */
export interface Plan {
  id: string;
  bundle: string;
  name: string;
  price: number;
  currency_code: 'EUR' | 'USD';
  period: number;
  period_unit: 'month' | 'year';
  trial: boolean;
  onSale: boolean;
}

/** A region as the vendor knows it. */
export interface Region {
  code: string;
  location: string;
  nation: string;
  longitude: number;
  latitude: number;
  /** The Windows timezone of new instances here; not on the wire. */
  timezone: string;
}

/** A subscription without what its stack says. Listed here is what the vendor knows more exactly than the portal does. */
export interface SubscriptionRecord extends Omit<Wire<Subscription>, 'fqdn' | 'region' | 'stack_status'> {
  id: string;
  name: string;
  plan_id: string;
  stack_id: string;
  subscription_status: 'in_trial' | 'active' | 'non_renewing' | 'cancelled';
  payment_at: number | null;
  expires_at: number | null;
  contract_term_end: number | null;
  total_dues: number;
  cancel_reason_code: string | null;
  action_at_term_end: string | null;
  customerId: string;
  tester: boolean;
}

/** Work on a stack that keeps the vendor's machinery busy for a while. */
export interface Work {
  kind: 'create' | 'update' | 'resize';
  seconds: number;
  /** Epoch milliseconds; absent for work that hasn't started: it starts when the stack's state is first read. */
  until?: number;
  fails: boolean;
}

interface UploadedFile {
  folder: string;
  name: string;
  size: number;
  last_modified: number;
  delivered: boolean;
}

/** An enterprise connection as the identity provider stores it, with its real secret. */
export interface Connection {
  id: string;
  name: string;
  strategy: string;
  options: Record<string, unknown>;
}

/** The settings of a new stack (docs/product/instance-settings.md), as far as they don't depend on its order. */
export const NEW_SETTINGS = { mfaFlag: false, dataCollectionFlag: false, extendedConsentFlag: false };
type Settings = typeof NEW_SETTINGS;

/** A stack. `launchedAt` is in epoch seconds, `nats.runningUntil` in epoch milliseconds. */
export interface Stack extends Settings {
  id: string;
  /** The name by which support staff know it; not the id. */
  name: string;
  subscriptionId: string;
  customerId: string;
  subdomain: string;
  region: string;
  work?: Work;
  settled: 'CREATE_COMPLETE' | 'UPDATE_COMPLETE' | 'UPDATE_ROLLBACK_COMPLETE';
  /** A stack status unknown to the portal, which replaces the real one. */
  oddStatus?: string;
  /** How many more times reading the subscription answers 403; until then the stack isn't ready. */
  forbiddenLeft: number;
  instanceId: string;
  instanceType: string;
  instanceTypeAfterWork?: string;
  /** Epoch milliseconds until which the instance restarts. */
  restartingUntil: number;
  launchedAt: number;
  timezone: string;
  nats: { enabled: boolean; runningUntil: number };
  uploads: UploadedFile[];
  deliveredProjects: number[];
  connection?: Connection;
  transferTo?: string;
  incongruities: { field: string; expected: string; actual: string; message: string }[];
}

/** An invoice, as on the wire: times in epoch seconds, money in cents. */
export interface Invoice {
  id: string;
  subscription_id: string;
  date: number;
  due_date: number;
  total: number;
  amount_due: number;
  currency_code: string;
  status: 'paid' | 'payment_due' | 'not_paid' | 'posted' | 'pending' | 'voided';
}

/** A customer, as support staff find them. */
export interface Customer {
  id: string;
  type: 'distributor' | 'reseller' | 'customer';
  parentId?: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  country: string;
}

/** Permission to PUT one file's bytes once, issued by `POST /instance/{id}/upload`. */
export interface UploadTicket {
  stackId: string;
  folder: string;
  name: string;
  contentLength: number;
  contentType: string;
  md5Base64: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  used: boolean;
}

/** A project of the git hosting. */
export interface GitProject {
  id: number;
  name: string;
  created_at: string;
}

/** What the visitor lookup returns; 'failing' makes it fail. */
export type Visitor = { countryCode: string; latitude: number; longitude: number } | 'failing';

/** What a customer ordered: a new subscription, or another plan for an existing one. */
export type Order =
  | { kind: 'create'; subdomain: string; planId: string; region: string; tester: boolean }
  | { kind: 'change'; subscriptionId: string; planId: string };

/** A hosted page with its order, and the `sub` of the account that placed it. */
export interface Checkout {
  page: HostedPage;
  order: Order;
  accountSub: string;
}

/** Everything that a reset restores. */
export interface WorldState {
  accounts: Account[];
  plans: Plan[];
  regions: Region[];
  /** By id. */
  subscriptions: Map<string, SubscriptionRecord>;
  /** By id. */
  stacks: Map<string, Stack>;
  /** By the account's sub, then by subscription id. */
  grants: Map<string, Map<string, Role>>;
  /** By id. */
  customers: Map<string, Customer>;
  invoices: Invoice[];
  checkouts: Map<string, Checkout>;
  portalSessions: Map<string, { session: PortalSession; accountSub: string }>;
  uploadTickets: Map<string, UploadTicket>;
  gitProjects: GitProject[];
  visitor: Visitor;
}

/** The vendor's whole world. */
export interface VendorWorld extends World, WorldState {
  stackOf(subscription: SubscriptionRecord): Stack;
  stackByName(name: string): Stack | undefined;
  /**
   * The account's role on a subscription, even while the permissions call doesn't list it yet (see `permissions` in
   * catalogue.ts).
   */
  roleOf(account: Account, subscriptionId: string): Role | undefined;
  isSubdomainTaken(subdomain: string): boolean;
  openCheckout(account: Account, order: Order): HostedPage;
  openPortalSession(account: Account): PortalSession;
  sendMail(to: string, subject: string, text: string): void;
  /** Gives a persona (by key) `count` more subscriptions, for long lists: ready now, or after `preparingSeconds` of the clock. */
  addSubscriptions(accountKey: string, count: number, preparingSeconds?: number): void;
  /** Gives a subscription `count` more invoices, newest first, one a period of its plan, or closer together. */
  addInvoices(subscriptionId: string, count: number): void;
  /** Makes the next `times` reads of the subscription answer 403. */
  forbid(subscriptionId: string, times: number): void;
}
