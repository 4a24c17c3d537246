// A stack's machine as support staff see it (docs/product/vendor-api.md#supporter-calls).
import * as v from 'valibot';
import { id, idIfAny, number, text } from '../schema';

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
