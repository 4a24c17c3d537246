// An enterprise connection, unconverted (docs/product/enterprise-connection.md#changing).
import * as v from 'valibot';
import { recordOf, text } from '../schema';

/** The connection of an instance to its company's directory. */
export const connection = v.object({
  name: text,
  /** The identity provider's type; 'waad' if absent or malformed. */
  strategy: v.fallback(v.optional(v.string(), 'waad'), 'waad'),
  /** A null among the values is the provider's own, and is sent back unchanged. */
  options: v.nullish(recordOf(v.unknown()), () => ({})),
});

/** A connection; the keys of its options are the wire's, unconverted. */
export type EnterpriseConnection = v.InferOutput<typeof connection>;
