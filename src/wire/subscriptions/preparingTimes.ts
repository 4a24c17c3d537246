// Preparation times stored in the browser. Anything may have written them, so they are validated like an answer.
import * as v from 'valibot';

/** When a user's (`sub`) preparations began: epoch ms by subscription id. */
export const preparingSince = v.object({ user: v.string(), since: v.record(v.string(), v.number()) });

/** How long past preparations took by region, ms. */
export const preparingDurations = v.record(v.string(), v.array(v.number()));
