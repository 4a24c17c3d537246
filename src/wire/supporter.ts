// What support staff see (docs/product/supporter.md, docs/product/vendor-api.md#supporter-calls). Texts that the vendor doesn't
// fill are empty.
import * as v from 'valibot';
import {
  listOf,
  listedWithin,
  filledText,
  idOrNone,
  textOrNone,
  within,
  id,
  type Listed,
  type Schema,
  idIfAny,
  number,
  text,
  recordOf,
} from './schema';

const foundStack = v.object({
  name: filledText,
  instanceId: idOrNone,
  subscriptionId: idOrNone,
  customerId: idOrNone,
  subdomain: textOrNone,
  /** As the cloud provider names it: 'CREATE_COMPLETE'. */
  status: textOrNone,
});

/** A stack that matches the search; only its name is certain to be filled. */
export type FoundStack = v.InferOutput<typeof foundStack>;

/** The stacks that match a search. Fields the vendor doesn't fill are empty. */
export const foundStacks = listOf(foundStack);

const foundCustomer = v.object({
  customerId: id,
  email: textOrNone,
  firstName: textOrNone,
  lastName: textOrNone,
  company: textOrNone,
  country: textOrNone,
  /** Names of stacks. */
  stacks: within(filledText),
});

/** A customer that matches the search. */
export type FoundCustomer = v.InferOutput<typeof foundCustomer>;

/** The customers that match a search. Fields the vendor doesn't fill are empty. */
export const foundCustomers = listOf(foundCustomer);

const fields = v.object({
  id,
  name: textOrNone,
  /** distributor, reseller, customer, or a type not known yet. */
  type: textOrNone,
});

/** One branch of the tree. Written out in part, because a recursive type can't be inferred. */
export type Branch = v.InferOutput<typeof fields> & { children: Listed<Branch[]> };

/** A distributor, reseller or customer, and those below it. */
export const branch: Schema<Branch> = v.object({
  ...fields.entries,
  children: listedWithin(v.lazy(() => branch)),
});

/** A text, a number or a boolean, as text. */
const value = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)), ''),
  '',
);

const incongruity = v.object({
  /** The field they disagree about, by its wire name: 'instance_type'. */
  field: textOrNone,
  expected: value,
  actual: value,
  message: textOrNone,
});

/** A disagreement about one field; what the vendor didn't send is empty. */
export type Incongruity = v.InferOutput<typeof incongruity>;

/** The fields of a stack about which the vendor's systems disagree. */
export const incongruities = listOf(incongruity);

/** The machine that a stack runs on. */
export const instanceData = v.object({
  instanceId: idIfAny,
  instanceType: text,
  state: text,
  region: text,
  version: text,
  /** Epoch seconds. */
  launchedAt: number,
  publicIp: text,
});

/** The machine; any of its fields may be absent. */
export type InstanceData = v.InferOutput<typeof instanceData>;

/** The answer to a resize. */
export const resized = v.object({ instanceType: v.string(), instanceId: id });

/** The machine's new type, and its id. */
export type Resized = v.InferOutput<typeof resized>;

/** A stack's enterprise connection, with the options as the identity provider names them. */
export const stackConnection = v.object({
  name: textOrNone,
  strategy: textOrNone,
  options: v.optional(recordOf(v.unknown()), () => ({})),
});

/** The password of the monitoring software's administrator. */
export const adminPassword = v.object({ prtgAdminPassword: v.string() });

/** The credentials for remote desktop, and until when access is open. */
export const desktop = v.object({
  rdpPassword: v.string(),
  host: v.string(),
  /** A number or a text: it is only shown. */
  port: v.union([v.number(), v.string()]),
  username: v.string(),
  /** Epoch seconds. */
  openUntil: v.number(),
});

/** The way to a machine's remote desktop while access is open. */
export type Desktop = v.InferOutput<typeof desktop>;

// The report that a customer sends support about a problem (docs/product/help.md#report). The portal creates it, and opens it
// for staff: read from a file, it is external data. Its keys are those of the file, unconverted.

const instance = v.object({ id: text, stack_id: text, state: text });
const call = v.object({ at: text, method: text, path: text, status: number, ms: number });
const message = v.object({ at: text, type: text, text });

/** A fact that the customer struck counts as absent; keys that aren't listed here are ignored. */
export const supportReport = v.object({
  version: v.literal(1),
  /** ISO 8601, like every time in the report. */
  made_at: text,
  build: text,
  browser: text,
  language: text,
  /** How far the customer's clock is ahead of the API's, ms. */
  clock_skew_ms: number,
  /** A pattern of an address of the portal: '/manage/{id}'. */
  page: text,
  instances: within(instance),
  /** `path` is a pattern, too. `status` is 0 if there was no response. */
  calls: within(call),
  messages: within(message),
});

/** A report as staff read it, without the facts that the customer struck. */
export type SupportReport = v.InferOutput<typeof supportReport>;
