// Stacks as support staff's search finds them (docs/product/supporter.md#search). Fields the vendor doesn't fill are
// empty.
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, textOrNone } from '../schema';

const foundStack = v.object({
  name: id,
  instanceId: textOrNone,
  subscriptionId: textOrNone,
  customerId: textOrNone,
  subdomain: textOrNone,
  /** As the cloud provider names it: 'CREATE_COMPLETE'. */
  status: textOrNone,
});

export type FoundStack = v.InferOutput<typeof foundStack>;

export const foundStacks = listOf(foundStack);
