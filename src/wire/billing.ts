// What the vendor and the billing script answer about a checkout, and the session of the hosted billing portal
// (docs/product/checkout.md#outcomes, docs/product/checkout.md#billing-portal).
import * as v from 'valibot';
import { id } from './schema';

/** Passed to the billing script unchanged. */
export const hostedPage = v.looseObject({ id: v.string(), url: v.string() });

/** An order's page at the billing provider, with fields that only the billing script reads. */
export type HostedPage = v.InferOutput<typeof hostedPage>;

/** What the billing script reports about an extended subscription; undefined if it reports none. */
export const extended = v.fallback(v.optional(v.object({ subscription: v.object({ id }) })), undefined);

/** Opens the hosted billing portal. Passed to the billing script unchanged. */
export const portalSession = v.looseObject({ id: v.string(), token: v.string() });

/** The session with fields that only the billing script reads. */
export type PortalSession = v.InferOutput<typeof portalSession>;
