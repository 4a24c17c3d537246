// The hosted checkout: the page it is opened with, as the vendor answers it, and what the billing script says of a
// success (docs/product/checkout.md#outcomes).
import * as v from 'valibot';

/** Handed to the billing script as it came. */
export const hostedPage = v.looseObject({ id: v.string(), url: v.string() });

export type HostedPage = v.InferOutput<typeof hostedPage>;

/** What the script tells of an extended subscription; undefined where it tells of none. */
export const extended = v.fallback(
  v.optional(v.object({ subscription: v.object({ id: v.string() }) })),
  undefined,
);
