// A new instance like another one, its model (docs/product/new-like-this.md#the-form): which of the model's region and plan are
// still offered.
import type { Region } from '../regions/region';
import type { Subscription } from '../subscriptions/subscription';
import { planChoices, sameInCurrency, viewOf, type Plan, type PlanQuestion, type PlanView } from './plan';

/** What is chosen as the model has it; a region or plan that isn't offered is empty. */
export interface ModelChoice {
  region: string;
  view: PlanView;
  planId: string;
}

/**
 * Returns what the new instance takes over. `question`: which plans a new instance is offered; in another currency than the
 * model's, its plan of the same size and term.
 */
export function modelChoice(
  model: Subscription,
  regions: readonly Region[],
  question: Omit<PlanQuestion, 'view' | 'current'>,
): ModelChoice {
  const region = regions.find(({ code }) => code === model.region);
  const own = question.plans.find(({ id }) => id === model.planId);
  const view = viewOf(own);
  const { plans, offers } = planChoices({ ...question, view });
  const offered = (plan: Plan | undefined) => [...plans, ...offers].find(({ id }) => id === plan?.id);
  const same = own && sameInCurrency(own, question.plans, question.trialPlanId, question.currency);
  const plan = offered(own) ?? offered(same);
  return { region: region?.code ?? '', view, planId: plan?.id ?? '' };
}
