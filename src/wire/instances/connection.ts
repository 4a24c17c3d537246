// An enterprise connection, unconverted (docs/product/enterprise-connection.md#changing).
import * as v from 'valibot';
import { recordOf, text } from '../schema';

/** The connection of an instance to its company's directory. */
export const connection = v.object({
  name: text,
  /** The identity provider's word: 'waad', also where there is none. */
  strategy: v.fallback(v.optional(v.string(), 'waad'), 'waad'),
  /** A null among them is the provider's own, and goes back as it came. */
  options: v.nullish(recordOf(v.unknown()), () => ({})),
});

export type EnterpriseConnection = v.InferOutput<typeof connection>;
