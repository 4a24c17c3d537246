// What plans cost, compared with each other and in total (docs/product/plans.md#price-per-year,
// docs/product/plans.md#saving, docs/product/plans.md#commitment). Cents throughout.
import { isEligible, isMultiYear, planTerm, termMonths, type Plan } from './plan';
import { yearsPaidAnnually } from './planPeriod';
import { planSize } from './planSize';

/** How much a plan saves over the cheapest comparable plan of a shorter term. */
export interface Saving {
  /** Whole per cent, rounded down, at least 1. */
  percent: number;
  /** The kind of plan it is compared with. */
  than: 'yearly' | 'monthly';
}

/** The payments that a customer commits to by buying a plan. */
export interface Commitment {
  payments: number;
  /** The amount of one payment. */
  price: number;
  /** The sum of all payments. */
  total: number;
}

/** Returns the price of a year, rounded to a cent; undefined under the same conditions as `rateOf`. */
export function pricePerYear(plan: Plan): number | undefined {
  const rate = rateOf(plan);
  return rate && Math.round((rate.price * 12) / rate.months);
}

/** Returns the plans that savings are measured against: the monthly and one-year plans that anybody can buy. */
export function payAsYouGo(plans: readonly Plan[], trialPlanId: string): Plan[] {
  return plans.filter((plan) => {
    const term = planTerm(plan);
    return (term === '1y' || term === 'month') && plan.id !== trialPlanId && isEligible(plan, trialPlanId);
  });
}

/**
 * Returns what a plan saves over the cheapest one in `others` (from `payAsYouGo`) of its size and currency: a yearly
 * plan, or a monthly one if the plan is yearly itself or none is sold by the year. Undefined if it saves nothing.
 */
export function savingOf(plan: Plan, others: readonly Plan[]): Saving | undefined {
  const rate = rateOf(plan);
  const size = planSize(plan);
  const term = planTerm(plan);
  if (!rate || size === undefined || (term !== '1y' && !isMultiYear(plan))) return undefined;
  const cheapest = (term: 'month' | '1y') =>
    others
      .filter(
        (other) =>
          planTerm(other) === term && other.currencyCode === plan.currencyCode && planSize(other) === size,
      )
      .flatMap((other) => rateOf(other) ?? [])
      .sort((a, b) => a.price - b.price)[0];
  const yearly = term === '1y' ? undefined : cheapest('1y');
  const compared = yearly ?? cheapest('month');
  if (!compared) return undefined;
  // Whole numbers, so that a saving of exactly 10 % isn't 9.999.
  const whole = compared.price * rate.months;
  const percent = Math.floor((100 * (whole - rate.price * compared.months)) / whole);
  return percent > 0 ? { percent, than: yearly ? 'yearly' : 'monthly' } : undefined;
}

/** Returns how much less these yearly plans cost than by the month, in whole per cent; undefined unless all save the same. */
export function yearlySaving(
  yearly: readonly Plan[],
  plans: readonly Plan[],
  trialPlanId: string,
): number | undefined {
  const others = payAsYouGo(plans, trialPlanId);
  const paid = yearly.filter(({ id }) => id !== trialPlanId);
  const [saving, ...more] = new Set(paid.map((plan) => savingOf(plan, others)?.percent));
  return more.length === 0 ? saving : undefined;
}

/** Returns what a customer commits to pay; undefined under the same conditions as `rateOf`. */
export function commitmentOf(plan: Plan): Commitment | undefined {
  const rate = rateOf(plan);
  if (!rate) return undefined;
  const payments = yearsPaidAnnually(plan) ?? 1;
  return { payments, price: rate.price, total: payments * rate.price };
}

/** Nobody sells a longer term: a century. */
const MOST_MONTHS = 1200;

/** Returns one payment and the months it covers; undefined if price, currency or period is unknown, or the plan is free. */
export function rateOf(plan: Plan): { price: number; months: number } | undefined {
  const months = termMonths(plan);
  const { price = 0, currencyCode } = plan;
  if (!(price > 0) || !currencyCode || !(months > 0 && months <= MOST_MONTHS)) return undefined;
  return { price, months };
}
