// What the browser keeps of preparations. Anybody may have written it, so it is read like an answer.
import * as v from 'valibot';

/** Whose preparations began when: epoch ms by subscription id. */
export const preparingSince = v.object({ user: v.string(), since: v.record(v.string(), v.number()) });

/** How long past preparations took by region, ms. */
export const preparingDurations = v.record(v.string(), v.array(v.number()));
