// A stack's enterprise connection as support staff see it (docs/product/vendor-api.md#enterprise-connection).
import * as v from 'valibot';
import { recordOf, textOrNone } from '../schema';

/** A stack's enterprise connection, with the options as the identity provider names them. */
export const stackConnection = v.object({
  name: textOrNone,
  strategy: textOrNone,
  options: v.optional(recordOf(v.unknown()), () => ({})),
});
