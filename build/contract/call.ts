// What the contract states about a call (docs/product/vendor-api.md#the-contract).
import type * as v from 'valibot';
import type { Schema } from '../../src/wire/schema.ts';

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

interface Query {
  means: string;
  schema: v.GenericSchema;
}

/** A call of the vendor API, as the contract documents it. */
export interface Call {
  /** Method and path: 'GET /customer/invoices/{invoiceId}'. A name in braces is one of PARAMETERS. */
  line: string;
  /** The operation's id, after which code generators name the call. */
  name: string;
  summary: string;
  /** What the vendor should know beyond the summary. */
  more?: string;
  /** The query parameters; the portal always sends all of them. */
  query?: Readonly<Record<string, Query>>;
  /** The JSON body, exactly as it is sent. */
  body?: v.GenericSchema;
  /** What the portal reads from the answer; absent if it reads nothing. */
  answer?: Schema<unknown>;
  /** The answer's keys are read as written here, without conversion (docs/product/vendor-api.md#conversion). */
  keepsKeys?: true;
  /** A POST that changes nothing. */
  isQuestion?: true;
  rate: Rate;
  /** Refusals that have a meaning of their own for this call, by status. */
  refusals?: Readonly<Record<number, string>>;
}

/** The parameters in paths, and what they stand for (docs/product/vendor-api.md#identifiers). */
export const PARAMETERS = {
  subscriptionId: 'The `id` of a subscription.',
  hostedPageId: 'The `id` of a hosted page.',
  stackId: 'The `stack_id` of a subscription.',
  stackName: 'The `name` of a stack.',
  invoiceId: 'The `id` of an invoice, which is its number.',
  customerId: 'The `customer_id` of a customer.',
} as const;

/** The rate of a call that a user triggers. */
export const PRESSED: Rate = { when: 'Once, when a user triggers it. Never retried automatically.' };

/** The rate of a call that the first page that needs it makes, once in a visit. */
export const ONCE: Rate = { when: 'Once per visit, on the first page that needs it.' };
