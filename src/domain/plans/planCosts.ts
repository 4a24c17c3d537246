// What each term of a size costs over the years, and from when a longer term is cheaper (docs/product/compare-costs.md#cells,
// docs/product/compare-costs.md#cheaper-from). Cents throughout; list prices only.
import {
  hasViews,
  isPaidAnnually,
  planChoices,
  viewOf,
  type Plan,
  type PlanQuestion,
  type PlanView,
} from './plan';
import { pricePerYear, rateOf } from './planMoney';
import { boundMonths } from './planPeriod';
import { planSize } from './planSize';

/** The time spans, in years, for which a term's costs are shown. */
export const COST_YEARS = [1, 2, 3, 4, 5] as const;

/** What one plan costs per month, and in total over each time span. */
export interface PlanCosts {
  plan: Plan;
  /** The term's total payments divided by its months, rounded to a cent. */
  perMonth: number;
  /** The total due within each time span of `COST_YEARS`. */
  sums: readonly number[];
}

/** The costs of all plans of one size. */
export interface SizeCosts {
  size: string;
  /** Never empty; shorter terms first, as in the matrix. Usually one per term; several if several plans of it are sold. */
  costs: readonly PlanCosts[];
}

/** Returns the plans a customer may choose in any view, without the trial, which costs nothing. */
export function allowedPlans(question: Omit<PlanQuestion, 'view'>): Plan[] {
  const { current, trialPlanId } = question;
  const views: PlanView[] = hasViews(current, trialPlanId) ? ['month', 'year'] : [viewOf(current)];
  const all = views
    .map((view) => planChoices({ ...question, view }))
    .flatMap(({ plans, offers }) => [...plans, ...offers]);
  return [...new Map(all.map((plan) => [plan.id, plan])).values()].filter(({ id }) => id !== trialPlanId);
}

/** Returns the costs of plans of one currency by size, cheapest first. Plans without name, price or period are left out. */
export function costsBySize(plans: readonly Plan[]): SizeCosts[] {
  const sizes = new Map<string, PlanCosts[]>();
  for (const plan of plans) {
    const size = planSize(plan);
    const costs = costsOf(plan);
    if (size !== undefined && costs) sizes.set(size, [...(sizes.get(size) ?? []), costs]);
  }
  return [...sizes]
    .map(([size, costs]) => ({ size, costs: costs.sort((a, b) => length(a.plan) - length(b.plan)) }))
    .sort((a, b) => cheapest(a) - cheapest(b));
}

/** Returns what a plan costs; undefined if price, currency or period is unknown, or the plan is free. */
export function costsOf(plan: Plan): PlanCosts | undefined {
  const rate = rateOf(plan);
  if (!rate) return undefined;
  return {
    plan,
    // Also right for a term paid in instalments: the price per month of one instalment is that of the whole term.
    perMonth: Math.round(rate.price / rate.months),
    sums: COST_YEARS.map((years) => dueWithin(rate, years * 12)),
  };
}

/** True if a plan binds for longer than another or, if both bind equally long, has fewer and larger payments. */
export function isLonger(plan: Plan, other: Plan): boolean {
  const [months, otherMonths] = [boundMonths(plan), boundMonths(other)];
  if (months !== otherMonths) return months > otherMonths;
  return (rateOf(plan)?.months ?? 0) > (rateOf(other)?.months ?? 0);
}

/**
 * Returns after how many whole months the longer plan's total cost is below the shorter one's and stays below it until the
 * longer plan's first term ends; 0 if from the first payment on, undefined if never.
 */
export function cheaperAfter(longer: Plan, shorter: Plan): number | undefined {
  const [rate, other] = [rateOf(longer), rateOf(shorter)];
  let from: number | undefined;
  if (!rate || !other) return undefined;
  for (let month = 0; month < boundMonths(longer); month++) {
    // Includes the payment due at the start of this month.
    const isCheaper = dueWithin(rate, month + 1) < dueWithin(other, month + 1);
    from = isCheaper ? (from ?? month) : undefined;
  }
  return from;
}

/** Returns the payments due in the next `within` months, today's included; one due exactly at the end doesn't count. */
function dueWithin({ price, months }: { price: number; months: number }, within: number): number {
  return price * Math.ceil(within / months);
}

/** Of two terms that bind equally long, the one paid at once comes first. */
function length(plan: Plan): number {
  return boundMonths(plan) + (isPaidAnnually(plan) ? 0.5 : 0);
}

function cheapest({ costs }: SizeCosts): number {
  return Math.min(...costs.map(({ plan }) => pricePerYear(plan) ?? Infinity));
}
