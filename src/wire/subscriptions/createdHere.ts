// The instances created in this browser, as they are stored there. Anything may have written them, so they are validated like
// an answer.
import * as v from 'valibot';

/** By subscription id: when it was created (epoch ms), and the id of the model whose settings it may still get. */
export const createdHere = v.record(
  v.string(),
  v.object({ at: v.number(), like: v.exactOptional(v.string()) }),
);

/** What is stored of a subscription. */
export type Creation = v.InferOutput<typeof createdHere>[string];
