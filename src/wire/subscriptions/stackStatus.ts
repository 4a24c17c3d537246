// The answer to a POST …/status (docs/product/polling.md#status-waits).
import * as v from 'valibot';

/** The status of a stack or its machine, and whether it is one of the accepted states that were sent. */
export const stackStatus = v.object({
  status: v.exactOptional(v.string()),
  accepted: v.exactOptional(v.boolean()),
});

/** One response of a status wait. */
export type StackStatus = v.InferOutput<typeof stackStatus>;
