// What choosing a plan means (docs/product/plans.md#next-payment): its price, how often it is paid, and what is due
// after the first payment.
import { ABSENT } from '../../domain/values/absent';
import { formatDay } from '../../domain/values/dates';
import { formatMoney } from '../../domain/values/money';
import type { Plan } from '../../domain/plans/plan';
import { periodLabel, planPrice } from '../../domain/plans/planWords';
import { nextPaymentAfter, yearsPaidAnnually } from '../../domain/plans/planPeriod';
import type { Fact } from '../content/FactList';

/** What follows the price, as labelled facts. Takes a plan and the day it is bought, epoch ms. */
export function planFacts(plan: Plan, now: number): Fact[] {
  return [
    { label: 'Billed', value: plan.price === 0 ? 'Nothing is billed' : billed(plan) },
    { label: 'Due later, if you pay today', value: dueLater(plan, now) },
  ];
}

/** 'price / period', or that it costs nothing. */
export function priceOf(plan: Plan): string {
  return plan.price === 0 ? 'Free' : planPrice(plan);
}

function billed(plan: Plan): string {
  const years = yearsPaidAnnually(plan);
  const period = periodLabel(plan);
  if (period === ABSENT) return ABSENT;
  return `Every ${period}${years === undefined ? '' : `, bound for ${years} years`}`;
}

function dueLater(plan: Plan, now: number): string {
  if (plan.price === 0) return 'Nothing';
  const amount = formatMoney(plan.price, plan.currencyCode);
  if (amount === ABSENT || periodLabel(plan) === ABSENT) return amount;
  const next = nextPaymentAfter(plan, now);
  return next === undefined
    ? `${amount} every ${periodLabel(plan)}`
    : `${amount} on ${formatDay(next)}, then every ${periodLabel(plan)}`;
}
