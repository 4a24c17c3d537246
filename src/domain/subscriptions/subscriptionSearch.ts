// What the overview's filter finds: the words that stand on a card, and the ids behind them.
import type { Plan } from '../plans/plan';
import { planLabel, trialPlanName } from '../plans/planWords';
import { regionName, type Region } from '../regions/region';
import {
  displayName,
  isTrial,
  shownStatus,
  stackState,
  stackStateWords,
  type Subscription,
} from './subscription';
import { searchFor } from '../text/searchWords';

/** The price list and the regions that name things on the cards; empty while they aren't there. */
interface CardWords {
  plans: readonly Plan[];
  regions: readonly Region[];
}

/**
 * Returns a search over the subscriptions: `find` gives those in which every typed word occurs. Each one's text is built once,
 * at the first search, or before it by `prepare`.
 */
export function subscriptionFinder(subscriptions: readonly Subscription[], words: CardWords) {
  // Most visits search for nothing.
  let indexed: readonly Indexed[] | undefined;
  const prepare = () => (indexed ??= indexOf(subscriptions, words));
  const find = (typed: string): readonly Subscription[] => {
    const holds = searchFor(typed);
    if (!holds) return subscriptions;
    return prepare()
      .filter(({ text }) => holds(text))
      .map(({ subscription }) => subscription);
  };
  return { find, prepare };
}

interface Indexed {
  subscription: Subscription;
  text: string;
}

function indexOf(subscriptions: readonly Subscription[], { plans, regions }: CardWords): Indexed[] {
  const planLabels = new Map(plans.map((plan) => [plan.id, planLabel(plan)]));
  const regionNames = new Map(regions.map((region) => [region.code, regionName(region)]));
  return subscriptions.map((subscription) => {
    const { id, stackId, planId, region, fqdn } = subscription;
    const words = [
      displayName(subscription),
      fqdn,
      regionNames.get(region ?? ''),
      isTrial(subscription) ? trialPlanName() : planLabels.get(planId ?? ''),
      shownStatus(subscription),
      stackStateWords(stackState(subscription)),
    ];
    return { subscription, text: [...words, id, stackId, planId, region].join(' ') };
  });
}
