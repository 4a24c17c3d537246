// A stack's enterprise connection as support staff see it (docs/product/vendor-api.md#enterprise-connection).
import * as v from 'valibot';
import { recordOf, textOrNone } from '../schema';

export const stackConnection = v.object({
  name: textOrNone,
  strategy: textOrNone,
  options: v.optional(recordOf(v.unknown()), () => ({})),
});
