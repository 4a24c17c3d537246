// A subscription's pricing plan, as cards, tables, searches and files show it.
import { ABSENT } from '../text/shown';
import type { Plan } from './plan';
import { planName, planPrice, trialPlanName } from './planLabels';
import { isTrial, type Subscription } from '../subscriptions/subscription';

/**
 * Returns the pricing plan (docs/product/subscriptions.md#card-facts): the trial's name for every trial, otherwise what
 * `labelOf` returns for the plan's id ('' without one), which is undefined for an unknown plan.
 */
export function shownPlan(
  subscription: Subscription,
  labelOf: (planId: string) => string | undefined,
): string | undefined {
  return isTrial(subscription) ? trialPlanName() : labelOf(subscription.planId ?? '');
}

/** Returns the name of a subscription's plan; if the price list doesn't have the plan, the trial's name or the plan's id. */
export function currentPlanName(
  subscription: Subscription,
  plan: Plan | undefined,
  trialPlanId: string,
): string {
  if (plan) return planName(plan, trialPlanId);
  return shownPlan(subscription, (id) => id || undefined) ?? ABSENT;
}

/** Returns the subscription's plan with its price, if it is known and has one. */
export function planInWords(subscription: Subscription, plan: Plan | undefined, trialPlanId: string): string {
  const name = currentPlanName(subscription, plan, trialPlanId);
  return plan && plan.price !== 0 ? `${name} (${planPrice(plan)})` : name;
}
