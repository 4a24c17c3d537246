// When a plan is paid for again and how long it binds, counted from the day it is bought
// (docs/product/plans.md#next-payment).
import { planTerm, termMonths, type Plan } from './plan';

/** Returns when a plan bought at `fromMs` (epoch ms) is paid for again, in epoch seconds; undefined for an unknown period. */
export function nextPaymentAfter(plan: Plan, fromMs: number): number | undefined {
  const months = termMonths(plan);
  return Number.isInteger(months) && months > 0 ? monthsAfter(fromMs, months) / 1000 : undefined;
}

/** Returns for how many years a plan paid annually binds; undefined for others, which bind for the period paid for. */
export function yearsPaidAnnually(plan: Plan): 3 | 5 | undefined {
  switch (planTerm(plan)) {
    case '3y-paid-annually':
      return 3;
    case '5y-paid-annually':
      return 5;
    default:
      return undefined;
  }
}

/** Returns for how many months a plan binds; NaN if its period is unknown. */
export function boundMonths(plan: Plan): number {
  const years = yearsPaidAnnually(plan);
  return years === undefined ? termMonths(plan) : years * 12;
}

/** Returns the same day of a later month, or that month's last day, in epoch ms: 31 January plus a month is 28 February. */
export function monthsAfter(fromMs: number, months: number): number {
  const date = new Date(fromMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
