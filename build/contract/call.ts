// What the list of calls states about each (docs/product/vendor-api.md#the-contract), and what several rows share. Nothing of
// src is imported here: the sandbox answers by this list, and a rule that it shared with the portal would confirm itself.
import * as v from 'valibot';

/** How often the portal makes a call. */
export interface Rate {
  /** A sentence: on which occasions the portal makes the call. */
  when: string;
  /** If the call is polled: seconds from an answer to the next call. */
  everySeconds?: number;
  /** The most polls in a row, if limited. */
  atMost?: number;
  /** The most of these calls that one browser runs in parallel, if limited. */
  atATime?: number;
}

/** A call of the vendor API. What is read from its answer is src/api's to say (apiCalls.ts). */
export interface Call {
  /** Method and path: 'GET /customer/invoices/{invoiceId}'. A name in braces is one of PARAMETERS. */
  line: string;
  summary: string;
  /** What the vendor should know beyond the summary. */
  more?: string;
  /** The query parameters; the portal always sends all of them. */
  query?: Readonly<Record<string, { means: string; schema: v.GenericSchema<string>; example: string }>>;
  /** The JSON body, exactly as it is sent. */
  body?: v.GenericSchema;
  /** A body that the sandbox accepts. */
  example?: unknown;
  /** What the path's parameters are in the example, where they differ from those of PARAMETERS. */
  exampleOf?: Partial<Record<keyof typeof PARAMETERS, string>>;
  rate: Rate;
  /** Refusals that have a meaning of their own for this call, by status. */
  refusals?: Readonly<Record<number, string>>;
}

/** Calls by the operation's id, after which code generators and the sandbox name a call. */
export type Calls = Readonly<Record<string, Call>>;

/** The parameters in paths: what they stand for (docs/product/vendor-api.md#identifiers), and one of the sandbox's. */
export const PARAMETERS = {
  subscriptionId: { means: 'The `id` of a subscription.', example: 'sub-owner-active' },
  hostedPageId: { means: 'The `id` of a hosted page.', example: 'none' },
  stackId: { means: 'The `stack_id` of a subscription.', example: 'stack-owner-active' },
  stackName: { means: 'The `name` of a stack.', example: 'prtg-owner-active' },
  invoiceId: { means: 'The `id` of an invoice, which is its number.', example: 'none' },
  customerId: { means: 'The `customer_id` of a customer.', example: 'cus-north' },
};

/** Seconds from the answer of a polled call to the next. */
export const POLL_SECONDS = 5;

/** The rate of a call that a user triggers. */
export const PRESSED: Rate = { when: 'Once, when a user triggers it. Never retried automatically.' };

/** The rate of a call that the first page that needs it makes, once in a visit. */
export const ONCE: Rate = { when: 'Once per visit, on the first page that needs it.' };

/** The rate of a status wait's calls (docs/product/polling.md#status-waits). */
export const STATUS_WAIT: Rate = {
  when: 'While a requested action waits for the instance, until a state is accepted.',
  everySeconds: POLL_SECONDS,
  atMost: 60,
};

/** A text that isn't empty. */
export const text = v.pipe(v.string(), v.minLength(1));

/** docs/product/instance-settings.md#subdomain-form */
export const subdomain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{2,58}[a-z0-9]$/),
  v.description('A DNS label of 4 to 60 characters.'),
);

/** A plan, by its id. */
export const planId = v.pipe(text, v.description('The `id` of a plan.'));

/** A region, by its code. */
export const region = v.pipe(text, v.description('The `code` of a region.'));

/** Returns the body of a call that asks whether a stack or its machine is in one of these states. */
export const acceptedStates = (...states: string[]) =>
  v.strictObject({ accepted_states: v.pipe(v.array(v.picklist(states)), v.minLength(1)) });
