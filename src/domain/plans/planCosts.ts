// What the terms of a size cost over the years, and from when a longer one is cheaper (docs/product/compare-costs.md#cells,
// docs/product/compare-costs.md#cheaper-from). Cents throughout; list prices only.
import { hasViews, planChoices, planTerm, viewOf, type Plan, type PlanQuestion, type PlanView } from './plan';
import { TERMS } from './planMatrix';
import { pricePerYear, rateOf } from './planMoney';
import { boundMonths } from './planPeriod';
import { planSize } from './planSize';

/** For so many years each it is said what a term costs. */
export const COST_YEARS = [1, 2, 3, 4, 5] as const;

export interface PlanCosts {
  plan: Plan;
  /** The term's payments in sum, divided by its months, rounded to a cent. */
  perMonth: number;
  /** What is due within each of `COST_YEARS`. */
  sums: readonly number[];
}

export interface SizeCosts {
  size: string;
  /** One of each term, in the matrix's order of terms; of one term several where several are sold. At least one. */
  costs: readonly PlanCosts[];
}

/** Returns what a customer may choose in any view; the trial, which costs nothing, isn't among it. */
export function allowedPlans(question: Omit<PlanQuestion, 'view'>): Plan[] {
  const { current, trialPlanId } = question;
  const views: PlanView[] = hasViews(current, trialPlanId) ? ['month', 'year'] : [viewOf(current)];
  const all = views
    .map((view) => planChoices({ ...question, view }))
    .flatMap(({ plans, offers }) => [...plans, ...offers]);
  return [...new Map(all.map((plan) => [plan.id, plan])).values()].filter(({ id }) => id !== trialPlanId);
}

/** Returns what plans of one currency cost, by size, the cheapest first; without those that have no name, price or period. */
export function costsBySize(plans: readonly Plan[]): SizeCosts[] {
  const sizes = new Map<string, PlanCosts[]>();
  for (const plan of plans) {
    const size = planSize(plan);
    const costs = costsOf(plan);
    if (size !== undefined && costs) sizes.set(size, [...(sizes.get(size) ?? []), costs]);
  }
  return [...sizes]
    .map(([size, costs]) => ({ size, costs: costs.sort((a, b) => place(a.plan) - place(b.plan)) }))
    .sort((a, b) => cheapest(a) - cheapest(b));
}

/** Returns what a plan costs; undefined where price or period isn't known, or nothing is paid. */
export function costsOf(plan: Plan): PlanCosts | undefined {
  const rate = rateOf(plan);
  if (!rate) return undefined;
  return {
    plan,
    // Where a term is paid in parts, each part and its months stand in the same proportion as the whole.
    perMonth: Math.round(rate.price / rate.months),
    sums: COST_YEARS.map((years) => dueWithin(rate, years * 12)),
  };
}

/** Whether a plan binds for longer than another one or, for as long, asks for more of it at once. */
export function isLonger(plan: Plan, other: Plan): boolean {
  const [months, otherMonths] = [boundMonths(plan), boundMonths(other)];
  if (months !== otherMonths) return months > otherMonths;
  return (rateOf(plan)?.months ?? 0) > (rateOf(other)?.months ?? 0);
}

/**
 * Returns after how many whole months the longer plan has cost less than the shorter one and keeps doing so until its first
 * term ends; 0 where it does from the first payment on, undefined where it never does.
 */
export function cheaperAfter(longer: Plan, shorter: Plan): number | undefined {
  const [rate, other] = [rateOf(longer), rateOf(shorter)];
  let from: number | undefined;
  if (!rate || !other) return undefined;
  for (let month = 0; month < boundMonths(longer); month++) {
    // The payment of this month is due.
    const isCheaper = dueWithin(rate, month + 1) < dueWithin(other, month + 1);
    from = isCheaper ? (from ?? month) : undefined;
  }
  return from;
}

/** The payments that are due within so many months from today, the first one today; the one at their end belongs to the next. */
function dueWithin({ price, months }: { price: number; months: number }, within: number): number {
  return price * Math.ceil(within / months);
}

function place(plan: Plan): number {
  return TERMS.indexOf(planTerm(plan));
}

function cheapest({ costs }: SizeCosts): number {
  return Math.min(...costs.map(({ plan }) => pricePerYear(plan) ?? Infinity));
}
