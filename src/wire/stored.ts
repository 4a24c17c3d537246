// What the portal stores in the browser. Anything may have written it, so it is validated like an answer.
import * as v from 'valibot';

/** By subscription id: when it was created (epoch ms), and the id of the model whose settings it may still get. */
export const createdHere = v.record(
  v.string(),
  v.object({ at: v.number(), like: v.exactOptional(v.string()) }),
);

/** What is stored of a subscription. */
export type Creation = v.InferOutput<typeof createdHere>[string];

/** When a user's (`sub`) preparations began: epoch ms by subscription id. */
export const preparingSince = v.object({ user: v.string(), since: v.record(v.string(), v.number()) });

/** How long past preparations took by region, ms. */
export const preparingDurations = v.record(v.string(), v.array(v.number()));
