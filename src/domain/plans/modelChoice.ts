// A new instance like another one, its model (docs/product/new-like-this.md#the-form): which of the model's region and plan are
// still offered.
import type { Region } from '../regions/region';
import type { Subscription } from '../subscriptions/subscription';
import { planChoices, viewOf, type PlanQuestion, type PlanView } from './plan';

/** What is chosen as the model has it; a region or plan that isn't offered is empty. */
export interface ModelChoice {
  region: string;
  view: PlanView;
  planId: string;
}

/** Returns what the new instance takes over. `question`: which plans a new instance is offered, in the currency of the model's. */
export function modelChoice(
  model: Subscription,
  regions: readonly Region[],
  question: Omit<PlanQuestion, 'view' | 'current'>,
): ModelChoice {
  const region = regions.find(({ code }) => code === model.region);
  const view = viewOf(question.plans.find(({ id }) => id === model.planId));
  const { plans, offers } = planChoices({ ...question, view });
  const plan = [...plans, ...offers].find(({ id }) => id === model.planId);
  return { region: region?.code ?? '', view, planId: plan?.id ?? '' };
}
