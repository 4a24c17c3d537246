// The report that a customer sends support about a problem (docs/product/help.md#report). The portal creates it, and opens it
// for staff: read from a file, it is external data. Its keys are those of the file, unconverted.
import * as v from 'valibot';
import { within } from '../lists';
import { number, text } from '../schema';

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
