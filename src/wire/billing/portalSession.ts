// The session that opens the hosted billing portal (docs/product/checkout.md#billing-portal). Passed to the billing script
// unchanged.
import * as v from 'valibot';

/** Opens the hosted billing portal. Passed to the billing script unchanged. */
export const portalSession = v.looseObject({ id: v.string(), token: v.string() });

/** The session with fields that only the billing script reads. */
export type PortalSession = v.InferOutput<typeof portalSession>;
