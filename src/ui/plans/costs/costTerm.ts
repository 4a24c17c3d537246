// Names a term among the costs of one size.
import type { PlanCosts } from '../../../domain/plans/planCosts';
import { planPrice } from '../../../domain/plans/planLabels';
import { termOf } from '../termLabel';

/** Returns a plan's term in words, with the price added if another plan of that size has the same term. */
export function costTerm({ plan }: PlanCosts, all: readonly PlanCosts[]): string {
  const words = termOf(plan);
  const isAlone = all.every((other) => other.plan === plan || termOf(other.plan) !== words);
  return isAlone ? words : `${words} (${planPrice(plan)})`;
}
