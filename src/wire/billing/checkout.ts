// The hosted checkout: the hosted page that it is opened with, as the vendor returns it, and what the billing script reports
// on success (docs/product/checkout.md#outcomes).
import * as v from 'valibot';
import { id } from '../schema';

/** Passed to the billing script unchanged. */
export const hostedPage = v.looseObject({ id: v.string(), url: v.string() });

/** An order's page at the billing provider, with fields that only the billing script reads. */
export type HostedPage = v.InferOutput<typeof hostedPage>;

/** What the billing script reports about an extended subscription; undefined if it reports none. */
export const extended = v.fallback(v.optional(v.object({ subscription: v.object({ id }) })), undefined);
