// The overview's text search: it matches the words shown on a card, and the ids behind them.
import type { Plan } from '../plans/plan';
import { planLabel } from '../plans/planLabels';
import { shownPlan } from '../plans/shownPlan';
import { regionName, type Region } from '../regions/region';
import { displayName, shownStatus, stackState, stackStateLabel, type Subscription } from './subscription';
import { searchedText, searchedWords } from '../text/searchWords';

/** The price list and the regions, which name plans and regions on the cards; empty until they are loaded. */
interface CardNames {
  plans: readonly Plan[];
  regions: readonly Region[];
}

/**
 * Returns a predicate that is true if every typed word occurs in a subscription; undefined if no word was typed. Nothing is
 * cached: reading the facts at every keystroke costs less than building and keeping a text for every subscription.
 */
export function subscriptionSearch(
  typed: string,
  { plans, regions }: CardNames,
): ((subscription: Subscription) => boolean) | undefined {
  const words = searchedWords(typed);
  if (words.length === 0) return undefined;
  const planLabels = new Map(plans.map((plan) => [plan.id, planLabel(plan)]));
  const regionNames = new Map(regions.map((region) => [region.code, regionName(region)]));
  const labelOf = (planId: string) => planLabels.get(planId);

  /** Returns the facts; first those that most searches are for. */
  const factsOf = (subscription: Subscription): readonly (string | undefined)[] => [
    displayName(subscription),
    subscription.fqdn,
    subscription.id,
    subscription.stackId,
    regionNames.get(subscription.region ?? ''),
    shownPlan(subscription, labelOf),
    shownStatus(subscription),
    stackStateLabel(stackState(subscription)),
    subscription.planId,
    subscription.region,
  ];

  return (subscription) => {
    const facts = factsOf(subscription);
    return words.every((word) => facts.some((fact) => fact && searchedText(fact).includes(word)));
  };
}
