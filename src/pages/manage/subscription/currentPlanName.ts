// What a subscription's plan is called, also where the price list doesn't know it.
import { config } from '../../../config';
import { ABSENT } from '../../../domain/text/absent';
import type { Plan } from '../../../domain/plans/plan';
import { planName, trialPlanName } from '../../../domain/plans/planWords';
import { isTrial, type Subscription } from '../../../domain/subscriptions/subscription';

/** Takes the subscription, and its plan where that is known; a trial's has a name of its own, any other its id. */
export function currentPlanName(subscription: Subscription, plan: Plan | undefined): string {
  if (plan) return planName(plan, config.trialPlanId);
  return isTrial(subscription) ? trialPlanName() : (subscription.planId ?? ABSENT);
}
