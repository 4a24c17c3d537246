// The name of a subscription's plan, even if the price list doesn't have it.
import { config } from '../../../config';
import { ABSENT } from '../../../domain/text/shown';
import type { Plan } from '../../../domain/plans/plan';
import { planName } from '../../../domain/plans/planWords';
import { shownPlan } from '../../../domain/plans/shownPlan';
import type { Subscription } from '../../../domain/subscriptions/subscription';

/** Returns the plan's name; if the plan isn't known, the trial's name or the plan's id. */
export function currentPlanName(subscription: Subscription, plan: Plan | undefined): string {
  if (plan) return planName(plan, config.trialPlanId);
  return shownPlan(subscription, (id) => id || undefined) ?? ABSENT;
}
