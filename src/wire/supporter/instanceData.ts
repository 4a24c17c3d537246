// A stack's machine as support staff see it (docs/product/vendor-api.md#supporter-calls).
import * as v from 'valibot';
import { id, idIfAny, number, text } from '../schema';

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

export type InstanceData = v.InferOutput<typeof instanceData>;

/** The answer to a resize. */
export const resized = v.object({ instanceType: v.string(), instanceId: id });

export type Resized = v.InferOutput<typeof resized>;
