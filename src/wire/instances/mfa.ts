// Whether an instance requires multifactor authentication (docs/product/instance-settings.md#multifactor).
import * as v from 'valibot';

export const instanceMfa = v.object({ mfaFlag: v.boolean() });
