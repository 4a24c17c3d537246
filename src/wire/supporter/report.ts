// What a customer sends support about a problem (docs/product/help.md#report). The portal makes it, and opens it for support
// staff: what comes from a file is from outside. Its keys stay as they stand in the file.
import * as v from 'valibot';
import { within } from '../lists';
import { number, text } from '../schema';

const instance = v.object({ id: text, stack_id: text, state: text });
const call = v.object({ at: text, method: text, path: text, status: number, ms: number });
const message = v.object({ at: text, type: text, text });

/** What was struck counts as absent; what isn't named here isn't read. */
export const supportReport = v.object({
  version: v.literal(1),
  /** ISO 8601, as every moment in it. */
  made_at: text,
  build: text,
  browser: text,
  language: text,
  /** How far the customer's clock is ahead of the API's, ms. */
  clock_skew_ms: number,
  /** A pattern of an address of the portal: '/manage/{id}'. */
  page: text,
  instances: within(instance),
  /** `path` is a pattern, too. `status` is 0 where nobody answered. */
  calls: within(call),
  messages: within(message),
});

export type SupportReport = v.InferOutput<typeof supportReport>;
