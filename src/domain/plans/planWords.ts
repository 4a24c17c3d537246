// A plan in words (docs/product/plans.md#names). Apart from plan.ts, because every overview names plans and few pages
// offer them.
import { ABSENT } from '../text/absent';
import { formatMoney } from '../values/money';
import type { Plan } from './plan';
import { t } from '../../messages/t';

/** What the trial's plan is called wherever a plan is named. */
export const trialPlanName = () => t('states.trialPlan');

/** What a plan is called; the trial's plan has a name of its own. */
export function planName({ id, name }: Pick<Plan, 'id' | 'name'>, trialPlanId: string): string {
  return id === trialPlanId ? trialPlanName() : (name ?? ABSENT);
}

/** A plan as a card and a choice write it: name (price / period). */
export function planLabel(plan: Plan, locale?: string): string {
  return `${plan.name ?? ABSENT} (${planPrice(plan, locale)})`;
}

/** What a plan costs: price / period. */
export function planPrice(plan: Plan, locale?: string): string {
  const amount = formatMoney(plan.price, plan.currencyCode, locale);
  return amount === ABSENT ? ABSENT : `${amount} / ${periodLabel(plan)}`;
}

/** 'month', 'year' or '3 years'. */
export function periodLabel({ period, periodUnit }: Pick<Plan, 'period' | 'periodUnit'>): string {
  if (period === undefined || periodUnit === undefined) return ABSENT;
  return t('states.period', { unit: periodUnit, count: period });
}
