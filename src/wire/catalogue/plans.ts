// The pricing plans (docs/product/plans.md#fields).
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, maybe, number, text } from '../schema';

const plan = v.object({
  id,
  bundle: text,
  name: text,
  /** Cents. */
  price: number,
  /** EUR or USD. */
  currencyCode: text,
  period: number,
  /** month or year. */
  periodUnit: text,
  trial: maybe(v.boolean()),
});

export type Plan = v.InferOutput<typeof plan>;

export const plans = listOf(plan);
