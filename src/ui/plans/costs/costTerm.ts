// Names a term among the costs of one size.
import { planTerm } from '../../../domain/plans/plan';
import type { PlanCosts } from '../../../domain/plans/planCosts';
import { planPrice } from '../../../domain/plans/planWords';
import { termWords } from '../termWords';

/** Returns a plan's term in words, with the price added if another plan of that size has the same term. */
export function costTerm({ plan }: PlanCosts, all: readonly PlanCosts[]): string {
  const words = termWords(planTerm(plan));
  const isAlone = all.every((other) => other.plan === plan || planTerm(other.plan) !== planTerm(plan));
  return isAlone ? words : `${words} (${planPrice(plan)})`;
}
