// What can be bought, and where it runs: plans (docs/product/plans.md#fields), currencies and regions
// (docs/product/regions.md#fields), and an instance's timezone (docs/product/timezones.md#of-an-instance).
import * as v from 'valibot';
import { listOf, id, maybe, number, text, filledText } from './schema';

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

/** The codes of the currencies that plans are sold in. */
export const currencies = listOf(v.string());

/** Degrees, as a number or written as text. */
const degrees = maybe(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()));

const region = v.object({
  code: filledText,
  location: text,
  /** What regions are grouped by. */
  nation: text,
  /** Degrees east. */
  longitude: degrees,
  /** Degrees north. */
  latitude: degrees,
});

/** A region, of which nothing but the code is certain to be known. */
export type Region = v.InferOutput<typeof region>;

/** The regions that instances can run in. */
export const regions = listOf(region);

/** The timezone of an instance. */
export const timezone = v.object({
  /** The Id of a Windows zone. */
  timezone: v.string(),
});
