// Stacks as support staff's search finds them (docs/product/supporter.md#search). Fields the vendor doesn't fill are
// empty.
import * as v from 'valibot';
import { listOf } from '../lists';
import { filledText, idOrNone, textOrNone } from '../schema';

const foundStack = v.object({
  name: filledText,
  instanceId: idOrNone,
  subscriptionId: idOrNone,
  customerId: idOrNone,
  subdomain: textOrNone,
  /** As the cloud provider names it: 'CREATE_COMPLETE'. */
  status: textOrNone,
});

/** A stack that matches the search; only its name is certain to be filled. */
export type FoundStack = v.InferOutput<typeof foundStack>;

/** The stacks that match a search. Fields the vendor doesn't fill are empty. */
export const foundStacks = listOf(foundStack);
