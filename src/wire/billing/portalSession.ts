// The session that the hosted customer portal is opened with (docs/product/checkout.md#billing-portal). Handed to the
// billing script as it came.
import * as v from 'valibot';

export const portalSession = v.looseObject({ id: v.string(), token: v.string() });

export type PortalSession = v.InferOutput<typeof portalSession>;
