// The tree of distributors, resellers and customers (docs/product/supporter.md#customer-page).
import * as v from 'valibot';
import { within } from '../lists';
import { id, textOrNone, type Schema } from '../schema';

const fields = v.object({
  id,
  name: textOrNone,
  /** distributor, reseller, customer, or a type not known yet. */
  type: textOrNone,
});

/** One branch of the tree. Written out in part, because a recursive type can't be inferred. */
export type Branch = v.InferOutput<typeof fields> & { children: Branch[] };

/** A distributor, reseller or customer, and those below it. */
export const branch: Schema<Branch> = v.object({ ...fields.entries, children: within(v.lazy(() => branch)) });
