// The pricing plans (docs/product/plans.md#fields).
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, maybe, number, text } from '../schema';

const plan = v.object({
  id,
  /** Its parts (prod, a date, 3y or 5y, paid-annually) decide whether the plan is offered, and its term. */
  bundle: text,
  name: text,
  /** Cents. */
  price: number,
  /** EUR or USD. */
  currencyCode: text,
  /** The number of units (`periodUnit`) between two payments. */
  period: number,
  /** month or year. */
  periodUnit: text,
  trial: maybe(v.boolean()),
});

/** A plan, of which nothing but the id is certain to be known. */
export type Plan = v.InferOutput<typeof plan>;

/** The pricing plans of all bundles; the portal decides which of them it shows. */
export const plans = listOf(plan);
