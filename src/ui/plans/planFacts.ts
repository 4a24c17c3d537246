// What choosing a plan means: price, billing period, commitment (docs/product/plans.md#commitment), and what is due
// after the first payment (docs/product/plans.md#next-payment).
import { ABSENT } from '../../domain/text/shown';
import { formatMoney } from '../../domain/values/money';
import type { Plan } from '../../domain/plans/plan';
import { commitmentOf, type Commitment } from '../../domain/plans/planMoney';
import { planPrice } from '../../domain/plans/planLabels';
import { nextPaymentAfter, yearsPaidAnnually } from '../../domain/plans/planPeriod';
import type { Fact } from '../content/FactList';
import { t } from '../../messages/t';

/** Returns a plan's billing period and, if anything is paid for it, the total commitment. */
export function bindingFacts(plan: Plan): Fact[] {
  const commitment = commitmentOf(plan);
  return [
    { label: t('plans.billed'), value: plan.price === 0 ? t('plans.free') : billed(plan) },
    ...(commitment
      ? [
          {
            label: t('plans.commitment'),
            value: commitmentLabel(plan, commitment),
          },
        ]
      : []),
  ];
}

/** Returns what is due after the first payment for a plan bought at `now` (epoch ms), as a fact. */
export function dueLaterFact(plan: Plan, now: number): Fact {
  return { label: t('plans.renewsLabel'), value: dueLater(plan, now) };
}

/** Returns a sentence on the next payment for a plan bought at `now` (epoch ms); undefined if unknown or none. */
export function renewal(plan: Plan, now: number): string | undefined {
  const day = nextPaymentAfter(plan, now);
  if (!commitmentOf(plan) || day === undefined) return undefined;
  // Within a multi-year commitment the next payment is an instalment, not a renewal.
  const isAgreedOn = yearsPaidAnnually(plan) !== undefined;
  return t(isAgreedOn ? 'plans.nextPayment' : 'plans.renews', { day, price: priceMoney(plan) });
}

const priceMoney = ({ price, currencyCode }: Plan) => ({ cents: price, currencyCode });

/** Returns 'price / period', or 'Free' for a plan that costs nothing. */
export function priceOf(plan: Plan): string {
  return plan.price === 0 ? t('plans.free') : planPrice(plan);
}

/** Returns '3 × €1,416.00 = €4,248.00', or only the amount for a single payment. */
export function commitmentSum({ currencyCode }: Plan, { payments, price, total }: Commitment): string {
  const sum = formatMoney(total, currencyCode);
  return payments === 1 ? sum : `${payments} × ${formatMoney(price, currencyCode)} = ${sum}`;
}

function commitmentLabel(plan: Plan, commitment: Commitment): string {
  const sum = commitmentSum(plan, commitment);
  const { period: count, periodUnit: unit } = plan;
  if (commitment.payments > 1 || count === undefined || unit === undefined)
    return t('plans.commitTo', { sum });
  return t('plans.commitToFor', { sum, count, unit });
}

function billed(plan: Plan): string {
  const { period: count, periodUnit: unit } = plan;
  const years = yearsPaidAnnually(plan);
  if (count === undefined || unit === undefined) return ABSENT;
  return years === undefined ? t('plans.every', { count, unit }) : t('plans.everyBound', { years });
}

function dueLater(plan: Plan, now: number): string {
  const { period: count, periodUnit: unit } = plan;
  if (plan.price === 0) return t('plans.nothingLater');
  const amount = formatMoney(plan.price, plan.currencyCode);
  if (amount === ABSENT || count === undefined || unit === undefined) return amount;
  const day = nextPaymentAfter(plan, now);
  const price = priceMoney(plan);
  return day === undefined
    ? t('plans.laterEvery', { price, count, unit })
    : t('plans.laterOnThenEvery', { price, day, count, unit });
}
