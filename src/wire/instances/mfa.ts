// Whether an instance requires multifactor authentication (docs/product/instance-settings.md#multifactor).
import * as v from 'valibot';

/** Whether all users of an instance must sign in with a second factor. */
export const instanceMfa = v.object({ mfaFlag: v.boolean() });
