// Filters many subscriptions (docs/product/many-instances.md#facets): by facets, with a count for each value, and by whether
// they need attention.
import { ATTENTION, attentionOf, type Attention } from './attention';
import { countedStatus, isTrial, STACK_STATES, stackState, type Subscription } from './subscription';

/** In display order. */
export const FACETS = ['state', 'status', 'region', 'plan'] as const;
/** A property of subscriptions that the list can be filtered by. */
export type Facet = (typeof FACETS)[number];

/** The plan facet's value for every trial, whatever the vendor's plan id is. */
export const TRIAL_PLAN = 'trial';

/** A facet's value for subscriptions that have none: '' is the choice of all. */
export const NO_VALUE = 'none';

/** The chosen value of each facet; '' for all. */
export interface Narrowing extends Readonly<Record<Facet, string>> {
  /** Only those that need attention: `ANY_REASON`, or one of `ATTENTION`; '' for all. */
  attention: string;
}

/** A subscription with its value of each facet, and why it needs attention. */
export interface Faceted extends Readonly<Record<Facet, string>> {
  attention: readonly Attention[];
  subscription: Subscription;
}

/** The subscriptions that pass the filters, and the counts shown beside the filters' values. */
export interface Narrowed {
  shown: Subscription[];
  /** How many subscriptions choosing each value would show, with all other choices unchanged. */
  counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** The value that filters for whatever needs attention. */
export const ANY_REASON = '1';

/** Whether what needs attention can be filtered by a value. */
export const isAttentionValue = (value: string) => [ANY_REASON, ...ATTENTION].includes(value);

const valueOf = (value = '') => value || NO_VALUE;

/** A subscription's value of each facet; that of the plan is the same for every trial. */
const VALUE_OF: Readonly<Record<Facet, (subscription: Subscription) => string>> = {
  state: stackState,
  status: (subscription) => valueOf(countedStatus(subscription)),
  region: ({ region }) => valueOf(region),
  plan: (subscription) => (isTrial(subscription) ? TRIAL_PLAN : valueOf(subscription.planId)),
};

/** The values that a facet has whatever the subscriptions are. */
const OWN_VALUES: Readonly<Record<Facet, readonly string[]>> = {
  state: STACK_STATES,
  status: ['in_trial', 'active', 'cancelled', NO_VALUE],
  region: [NO_VALUE],
  plan: [TRIAL_PLAN, NO_VALUE],
};

/** Returns the subscriptions' facet values as of `nowMs` (epoch milliseconds). `owing`: ids whose dues the user may see. */
export function faceted(
  subscriptions: readonly Subscription[],
  nowMs: number,
  owing: ReadonlySet<string>,
): Faceted[] {
  return subscriptions.map((subscription) => ({
    subscription,
    state: VALUE_OF.state(subscription),
    status: VALUE_OF.status(subscription),
    region: VALUE_OF.region(subscription),
    plan: VALUE_OF.plan(subscription),
    attention: attentionOf(subscription, nowMs, owing.has(subscription.id)),
  }));
}

/** Whether a facet's value is one of its own, a listed plan's or region's, or that of a subscription. */
export function isFacetValue(
  facet: Facet,
  value: string,
  lists: Readonly<Record<'plan' | 'region', ReadonlyMap<string | undefined, unknown>>>,
  subscriptions: readonly Subscription[],
): boolean {
  const own = OWN_VALUES[facet];
  if (own.includes(value) || ((facet === 'plan' || facet === 'region') && lists[facet].has(value)))
    return true;
  return facet !== 'state' && subscriptions.some((subscription) => VALUE_OF[facet](subscription) === value);
}

/** Returns the subscriptions that match every choice, and the counts of every facet. */
export function narrowed(all: readonly Faceted[], chosen: Narrowing): Narrowed {
  const counts = { state: new Map(), status: new Map(), region: new Map(), plan: new Map() } as Record<
    Facet,
    Map<string, number>
  >;
  const shown: Subscription[] = [];
  for (const one of all) {
    const missed = FACETS.filter((facet) => chosen[facet] !== '' && one[facet] !== chosen[facet]);
    const misses = missed.length + (isWanted(one, chosen.attention) ? 0 : 1);
    if (misses === 0) shown.push(one.subscription);
    if (misses > 1) continue;
    // A facet also counts what only its own choice hides: choosing another value would show that.
    const counted = misses === 0 ? FACETS : missed;
    for (const facet of counted) counts[facet].set(one[facet], (counts[facet].get(one[facet]) ?? 0) + 1);
  }
  return { shown, counts };
}

function isWanted({ attention }: Faceted, chosen: string): boolean {
  if (chosen === ANY_REASON) return attention.length > 0;
  return chosen === '' || attention.some((why) => why === chosen);
}

/** Returns those that need attention first, then the others; otherwise in their order. */
export function attentionFirst(all: readonly Faceted[]): Faceted[] {
  const isUrgent = ({ attention }: Faceted) => attention.length > 0;
  return [...all.filter(isUrgent), ...all.filter((one) => !isUrgent(one))];
}
