// Where the vendor's systems disagree about a stack (docs/product/supporter.md#data-check).
import * as v from 'valibot';
import { listOf } from '../lists';
import { textOrNone } from '../schema';

/** A text, a number or a boolean, as text. */
const value = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)), ''),
  '',
);

const incongruity = v.object({
  /** The field they disagree about, by its wire name: 'instance_type'. */
  field: textOrNone,
  expected: value,
  actual: value,
  message: textOrNone,
});

/** A disagreement about one field; what the vendor didn't send is empty. */
export type Incongruity = v.InferOutput<typeof incongruity>;

/** The fields of a stack about which the vendor's systems disagree. */
export const incongruities = listOf(incongruity);
