// How plans are worded (docs/product/plans.md#names). Separate from plan.ts, because every overview names plans but few
// pages offer them.
import { ABSENT } from '../text/shown';
import { formatMoney } from '../values/money';
import type { Plan } from './plan';
import { t } from '../../messages/t';

/** Returns the name of the trial plan, the same wherever plans are named. */
export const trialPlanName = () => t('states.trialPlan');

/** Returns a plan's name; the trial plan has one of its own. */
export function planName({ id, name }: Pick<Plan, 'id' | 'name'>, trialPlanId: string): string {
  return id === trialPlanId ? trialPlanName() : (name ?? ABSENT);
}

/** Returns a plan as cards and choices show it: 'name (price / period)'. */
export function planLabel(plan: Plan, locale?: string): string {
  return `${plan.name ?? ABSENT} (${planPrice(plan, locale)})`;
}

/** Returns 'price / period', or '–' without a price or currency. */
export function planPrice(plan: Plan, locale?: string): string {
  const amount = formatMoney(plan.price, plan.currencyCode, locale);
  return amount === ABSENT ? ABSENT : `${amount} / ${periodLabel(plan)}`;
}

/** Returns 'month', 'year' or '3 years'; '–' if the period is unknown. */
export function periodLabel({ period, periodUnit }: Pick<Plan, 'period' | 'periodUnit'>): string {
  if (period === undefined || periodUnit === undefined) return ABSENT;
  return t('states.period', { unit: periodUnit, count: period });
}
