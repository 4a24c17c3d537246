// What choosing a plan means: its price, how often it is paid, to how much it binds
// (docs/product/plans.md#commitment), and what is due after the first payment (docs/product/plans.md#next-payment).
import { ABSENT } from '../../domain/text/absent';
import { formatDay } from '../../domain/values/dates';
import { formatMoney } from '../../domain/values/money';
import type { Plan } from '../../domain/plans/plan';
import { commitmentOf, type Commitment } from '../../domain/plans/planMoney';
import { periodLabel, planPrice } from '../../domain/plans/planWords';
import { nextPaymentAfter, yearsPaidAnnually } from '../../domain/plans/planPeriod';
import type { Fact } from '../content/FactList';

/** Returns how often a plan is paid, and to how much it binds. */
export function bindingFacts(plan: Plan): Fact[] {
  const commitment = commitmentOf(plan);
  return [
    { label: 'Billed', value: plan.price === 0 ? 'Nothing is billed' : billed(plan) },
    ...(commitment
      ? [{ label: 'Commitment', value: commitmentWords(plan, commitment), isWide: true as const }]
      : []),
  ];
}

/** Returns what is due after the first payment, as a fact. Takes a plan and the day it is bought, epoch ms. */
export function dueLaterFact(plan: Plan, now: number): Fact {
  return { label: 'Due later, if you pay today', value: dueLater(plan, now) };
}

/** Returns the day of the next payment as a sentence, for a plan bought at `now` (epoch ms); undefined where there is none or it isn't known. */
export function renewal(plan: Plan, now: number): string | undefined {
  const next = nextPaymentAfter(plan, now);
  if (!commitmentOf(plan) || next === undefined) return undefined;
  const amount = formatMoney(plan.price, plan.currencyCode);
  // Within the years that are agreed on nothing is renewed yet.
  return yearsPaidAnnually(plan) === undefined
    ? `Renews ${formatDay(next)} for ${amount}`
    : `Next payment ${formatDay(next)}: ${amount}`;
}

/** 'price / period', or that it costs nothing. */
export function priceOf(plan: Plan): string {
  return plan.price === 0 ? 'Free' : planPrice(plan);
}

/** '3 × €1,416.00 = €4,248.00'; of a single payment only the amount. */
export function commitmentSum({ currencyCode }: Plan, { payments, price, total }: Commitment): string {
  const sum = formatMoney(total, currencyCode);
  return payments === 1 ? sum : `${payments} × ${formatMoney(price, currencyCode)} = ${sum}`;
}

function commitmentWords(plan: Plan, commitment: Commitment): string {
  const sum = `You commit to ${commitmentSum(plan, commitment)}`;
  if (commitment.payments > 1) return sum;
  return `${sum} for ${plan.period === 1 ? 'one ' : ''}${periodLabel(plan)}`;
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
