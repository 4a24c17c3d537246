// The session that opens the hosted billing portal (docs/product/checkout.md#billing-portal). Passed to the billing script
// unchanged.
import * as v from 'valibot';

export const portalSession = v.looseObject({ id: v.string(), token: v.string() });

export type PortalSession = v.InferOutput<typeof portalSession>;
