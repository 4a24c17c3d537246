// The lines below a plan's price that make plans comparable: price per year, total, and saving
// (docs/product/plans.md#price-per-year, docs/product/plans.md#commitment, docs/product/plans.md#saving).
import { planTerm, type Plan } from '../../domain/plans/plan';
import { commitmentOf, pricePerYear, savingOf } from '../../domain/plans/planMoney';
import { numberFormat } from '../../domain/values/formatters';
import { commitmentSum } from './planFacts';
import { t } from '../../messages/t';

/** Returns the lines to show; none if there is nothing to compare. Savings are relative to `payAsYouGo`. */
export function planComparison(plan: Plan, payAsYouGo: readonly Plan[]): string[] {
  const perYear = pricePerYear(plan);
  const commitment = commitmentOf(plan);
  const saving = savingOf(plan, payAsYouGo);
  const isPaidByYear = planTerm(plan) === '1y' || (commitment?.payments ?? 1) > 1;
  return [
    ...(perYear === undefined || isPaidByYear
      ? []
      : [t('plans.perYear', { price: { cents: perYear, currencyCode: plan.currencyCode } })]),
    ...(commitment && commitment.payments > 1 ? [commitmentSum(plan, commitment)] : []),
    ...(saving ? [t(LESS_THAN[saving.than], { percent: percent(saving.percent) })] : []),
  ];
}

const LESS_THAN = { yearly: 'plans.lessThanYearly', monthly: 'plans.lessThanMonthly' } as const;

/** Returns whole per cent as the language writes them. */
export function percent(whole: number): string {
  return numberFormat(undefined, { style: 'percent' }).format(whole / 100);
}
