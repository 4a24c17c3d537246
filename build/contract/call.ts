// What the contract says of a call (docs/product/vendor-api.md#the-contract).
import type * as v from 'valibot';
import type { Schema } from '../../src/wire/schema.ts';

/** How often the portal makes a call. */
export interface Rate {
  /** A sentence: on which occasion. */
  when: string;
  /** Where it asks again and again: seconds from an answer to the next question. */
  everySeconds?: number;
  /** How many such questions there are in a row at most, where that is limited. */
  atMost?: number;
  /** How many of them run side by side at most: one browser's instances, or its calls. */
  atATime?: number;
}

interface Query {
  means: string;
  schema: v.GenericSchema;
}

export interface Call {
  /** Method and path: 'GET /customer/invoices/{invoiceId}'. What stands in braces is one of PARAMETERS. */
  line: string;
  /** The operation's id: what code generators call it. */
  name: string;
  summary: string;
  /** What the vendor should know beyond that. */
  more?: string;
  /** What the portal sends behind the question mark, each always. */
  query?: Readonly<Record<string, Query>>;
  /** What it sends as JSON: exactly this. */
  body?: v.GenericSchema;
  /** What it reads of the answer; nothing where this is absent. */
  answer?: Schema<unknown>;
  /** The answer's keys are read as they are written here, without conversion (docs/product/vendor-api.md#conversion). */
  keepsKeys?: true;
  /** A POST that changes nothing. */
  isQuestion?: true;
  rate: Rate;
  /** Refusals that mean something of their own here, by status. */
  refusals?: Readonly<Record<number, string>>;
}

/** Names in paths, and what they stand for (docs/product/vendor-api.md#identifiers). */
export const PARAMETERS = {
  subscriptionId: 'The `id` of a subscription.',
  hostedPageId: 'The `id` of a hosted page.',
  stackId: 'The `stack_id` of a subscription.',
  stackName: 'The `name` of a stack.',
  invoiceId: 'The `id` of an invoice, which is its number.',
  customerId: 'The `customer_id` of a customer.',
} as const;

/** Done because somebody pressed something. */
export const PRESSED: Rate = { when: 'When a user does it, once. Never repeated by itself.' };

/** Asked for the first screen that needs it. */
export const ONCE: Rate = { when: 'Once in a visit, by the first page that needs it.' };
