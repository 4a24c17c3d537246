// The answer to a POST …/status (docs/product/polling.md#status-waits).
import * as v from 'valibot';

export const stackStatus = v.object({
  status: v.exactOptional(v.string()),
  accepted: v.exactOptional(v.boolean()),
});

export type StackStatus = v.InferOutput<typeof stackStatus>;
