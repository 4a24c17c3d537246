// The whole of the vendor's world: what its API, the upload storage and the outside services work on.
// Records keep the wire's snake_case names for what goes on the wire (docs/product/vendor-api.md#shapes); all else is
// camelCase.
import type { Account, HostedPage, PortalSession, World } from './world.ts';

export type Role =
  | 'owner'
  | 'admin'
  | 'direct_reseller'
  | 'involved_reseller'
  | 'distributor'
  // Seen on the wire, but gives no permission (docs/product/permissions.md#table).
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

export interface Region {
  code: string;
  location: string;
  nation: string;
  longitude: number;
  latitude: number;
  /** Windows zone that a new instance here gets; not on the wire. */
  timezone: string;
}

/** Times in epoch seconds, money in cents. */
export interface SubscriptionRecord {
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

/** Something the vendor's machinery does to a stack for a while. */
export interface Work {
  kind: 'create' | 'update' | 'resize';
  seconds: number;
  /** Epoch milliseconds; absent until somebody looks, for work that starts with the first look. */
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

/** An enterprise connection as the identity provider keeps it, with its real secret. */
export interface Connection {
  id: string;
  name: string;
  strategy: string;
  options: Record<string, unknown>;
}

export interface Stack {
  id: string;
  /** The name that support staff know it by; not the id. */
  name: string;
  subscriptionId: string;
  customerId: string;
  subdomain: string;
  region: string;
  work?: Work;
  settled: 'CREATE_COMPLETE' | 'UPDATE_COMPLETE' | 'UPDATE_ROLLBACK_COMPLETE';
  /** A stack status that the portal doesn't know, in place of the real one. */
  oddStatus?: string;
  /** How many times reading the subscription still answers 403; the stack isn't ready before that. */
  forbiddenLeft: number;
  instanceId: string;
  instanceType: string;
  instanceTypeAfterWork?: string;
  /** Epoch milliseconds until which the instance restarts. */
  restartingUntil: number;
  launchedAt: number;
  timezone: string;
  nats: { enabled: boolean; runningUntil: number };
  mfaFlag: boolean;
  dataCollectionFlag: boolean;
  extendedConsentFlag: boolean;
  uploads: UploadedFile[];
  deliveredProjects: number[];
  connection?: Connection;
  transferTo?: string;
  incongruities: { field: string; expected: string; actual: string; message: string }[];
}

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

/** Leave to PUT one file's bytes once, made by `POST /instance/{id}/upload`. */
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

export interface GitProject {
  id: number;
  name: string;
  created_at: string;
}

/** What the visitor lookup answers; 'failing' makes it break. */
export type Visitor = { countryCode: string; latitude: number; longitude: number } | 'failing';

/** What a customer asked the checkout for: a new subscription, or another plan for one. */
export type Order =
  | { kind: 'create'; subdomain: string; planId: string; region: string; tester: boolean }
  | { kind: 'change'; subscriptionId: string; planId: string };

export interface Checkout {
  page: HostedPage;
  order: Order;
  accountSub: string;
}

/** Everything that a reset puts back. */
export interface WorldState {
  accounts: Account[];
  plans: Plan[];
  regions: Region[];
  /** By id. */
  subscriptions: Map<string, SubscriptionRecord>;
  /** By id. */
  stacks: Map<string, Stack>;
  /** Account's sub -> subscription id -> role. */
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

export interface VendorWorld extends World, WorldState {
  stackOf(subscription: SubscriptionRecord): Stack;
  stackByName(name: string): Stack | undefined;
  /** The account's role on a subscription, also while it is not granted yet (see `permissions.ts`). */
  roleOf(account: Account, subscriptionId: string): Role | undefined;
  isSubdomainTaken(subdomain: string): boolean;
  openCheckout(account: Account, order: Order): HostedPage;
  openPortalSession(account: Account): PortalSession;
  sendMail(to: string, subject: string, text: string): void;
  /** Gives a persona (by key) that many more subscriptions, for long lists: ready, or in so many seconds of the clock. */
  addSubscriptions(accountKey: string, count: number, preparingSeconds?: number): void;
  /** Gives a subscription that many more invoices, newest first, one a month. */
  addInvoices(subscriptionId: string, count: number): void;
  /** From now on reading the subscription answers 403 that many times. */
  forbid(subscriptionId: string, times: number): void;
}
