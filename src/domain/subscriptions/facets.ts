// What many subscriptions are narrowed by (docs/product/many-instances.md#facets): each facet with how many there are of
// each value, and those that need attention.
import {
  countedStatus,
  countsAsCancelled,
  isTrial,
  PRESSING_DAYS,
  stackState,
  trialDaysLeft,
  type Subscription,
} from './subscription';

export const FACETS = ['state', 'status', 'region', 'plan'] as const;
export type Facet = (typeof FACETS)[number];

/** The plan of every trial, whatever the vendor calls it. */
export const TRIAL_PLAN = 'trial';

/** The chosen value of each facet: '' where all are shown. */
export interface Narrowing extends Readonly<Record<Facet, string>> {
  /** Only those that need attention. */
  attention: boolean;
}

/** A subscription with its value of each facet. */
export interface Faceted extends Narrowing {
  subscription: Subscription;
}

export interface Narrowed {
  shown: Subscription[];
  /** How many there would be of each value, all else as it is chosen. */
  counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
  /** The same for those that need attention. */
  attention: number;
}

/** Returns the plan by which a subscription is found: every trial is of the same. */
function planFacet(subscription: Subscription): string {
  return isTrial(subscription) ? TRIAL_PLAN : (subscription.planId ?? '');
}

/**
 * Whether somebody should look at it (docs/product/many-instances.md#attention): failed, due, a trial in its last three
 * days, or cancelled. `nowMs` in epoch milliseconds; `seesDues` says whether the user may see what is due.
 */
export function needsAttention(subscription: Subscription, nowMs: number, seesDues: boolean): boolean {
  if (stackState(subscription) === 'failed' || countsAsCancelled(subscription)) return true;
  if (seesDues && (subscription.totalDues ?? 0) > 0) return true;
  return isTrial(subscription) && (trialDaysLeft(subscription, nowMs) ?? Infinity) <= PRESSING_DAYS;
}

/** Returns the subscriptions with their values, seen at `nowMs` (epoch milliseconds); `owing` are those whose dues the user may see. */
export function faceted(
  subscriptions: readonly Subscription[],
  nowMs: number,
  owing: ReadonlySet<string>,
): Faceted[] {
  return subscriptions.map((subscription) => ({
    subscription,
    state: stackState(subscription),
    status: countedStatus(subscription),
    region: subscription.region ?? '',
    plan: planFacet(subscription),
    attention: needsAttention(subscription, nowMs, owing.has(subscription.id)),
  }));
}

/** Returns those that match all that is chosen, and the counts of every facet. */
export function narrowed(all: readonly Faceted[], chosen: Narrowing): Narrowed {
  const counts = { state: new Map(), status: new Map(), region: new Map(), plan: new Map() } as Record<
    Facet,
    Map<string, number>
  >;
  const shown: Subscription[] = [];
  let attention = 0;
  for (const one of all) {
    const missed = FACETS.filter((facet) => chosen[facet] !== '' && one[facet] !== chosen[facet]);
    const isMissed = chosen.attention && !one.attention;
    const misses = missed.length + (isMissed ? 1 : 0);
    if (misses === 0) shown.push(one.subscription);
    if (missed.length === 0 && one.attention) attention += 1;
    if (misses > 1) continue;
    // A facet counts what its own choice hides, too: that is what choosing another value would show.
    const counted = misses === 0 ? FACETS : missed;
    for (const facet of counted) counts[facet].set(one[facet], (counts[facet].get(one[facet]) ?? 0) + 1);
  }
  return { shown, counts, attention };
}

/** Returns them with those first that need attention; else as they were. */
export function attentionFirst(all: readonly Faceted[]): Faceted[] {
  return [...all.filter(({ attention }) => attention), ...all.filter(({ attention }) => !attention)];
}
