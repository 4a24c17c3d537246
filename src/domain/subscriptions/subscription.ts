// A subscription, its states and its position in the customer's list (docs/product/subscriptions.md#fields,
// docs/product/subscriptions.md#status). Status fields are plain strings: a value the portal doesn't know must not
// break a screen.

import { t, type PlainKey } from '../../messages/t';
import { daysLeft } from '../values/dates';
import type { Meaning } from '../values/meaning';
import { MAX_SHOWN_NAME, shortened, wireLabel } from '../text/shown';

import type { Subscription } from '../../wire/subscriptions';

export type { Subscription } from '../../wire/subscriptions';

/** All states of an instance, in display order. */
export const STACK_STATES = ['ready', 'preparing', 'failed', 'unknown'] as const;
/** The state of an instance; `unknown` if its status is absent or one that the portal doesn't know. */
export type StackState = (typeof STACK_STATES)[number];

/** Which facts a card shows; `other` is a status the portal doesn't know. */
export type SubscriptionPhase = 'trial' | 'active' | 'cancelled' | 'other';

const STATE_OF = new Map<string | undefined, StackState>([
  ['ready', 'ready'],
  ['not_ready', 'preparing'],
  ['failed', 'failed'],
]);

const STATE_NAMES = {
  ready: 'states.ready',
  preparing: 'states.preparing',
  failed: 'states.failed',
  unknown: 'states.unknown',
} as const satisfies Record<StackState, PlainKey>;

const STATE_MEANINGS: Record<StackState, Meaning> = {
  ready: 'good',
  preparing: 'busy',
  failed: 'bad',
  unknown: 'busy',
};

/** The state of the subscription's instance. */
export function stackState(subscription: Subscription): StackState {
  return STATE_OF.get(subscription.stackStatus) ?? 'unknown';
}

/** Returns the state as cards show it. */
export function stackStateLabel(state: StackState): string {
  return t(STATE_NAMES[state]);
}

/** Returns what the state of an instance means (docs/product/look.md#states). */
export function stackStateMeaning(state: StackState): Meaning {
  return STATE_MEANINGS[state];
}

/** The number of days left from which a trial's end is pressing (docs/product/look.md#overview-cards). */
export const PRESSING_DAYS = 3;

/** Returns what a subscription's status means, seen at `nowMs` (epoch milliseconds; docs/product/look.md#states). */
export function subscriptionMeaning(subscription: Subscription, nowMs: number): Meaning {
  if (isDeleted(subscription)) return 'ended';
  if (countsAsCancelled(subscription)) return 'attention';
  if (!isTrial(subscription)) return 'good';
  return (daysLeft(subscription.expiresAt, nowMs) ?? 0) <= PRESSING_DAYS ? 'attention' : 'good';
}

/** True while the subscription's status is `in_trial`. */
export function isTrial(subscription: Subscription): boolean {
  return subscription.subscriptionStatus === 'in_trial';
}

/** True for a subscription that will end or has ended, even while it is still active. */
export function countsAsCancelled(subscription: Subscription): boolean {
  switch (subscription.subscriptionStatus) {
    case 'active':
      return subscription.actionAtTermEnd === 'cancel' || Boolean(subscription.cancelReasonCode);
    case 'non_renewing':
    case 'cancelled':
      return true;
    default:
      return false;
  }
}

/** True if the subscription has ended, and its instance was deleted with it. */
export function isDeleted({ subscriptionStatus }: Subscription): boolean {
  return subscriptionStatus === 'cancelled';
}

/** Returns the phase, which is 'cancelled' for any subscription that counts as cancelled. */
export function subscriptionPhase(subscription: Subscription): SubscriptionPhase {
  if (isTrial(subscription)) return 'trial';
  if (countsAsCancelled(subscription)) return 'cancelled';
  return subscription.subscriptionStatus === 'active' ? 'active' : 'other';
}

/** Returns the status that a subscription counts as: 'cancelled' if it counts as cancelled, else the wire's own value. */
export function countedStatus(subscription: Subscription): string {
  return countsAsCancelled(subscription) ? 'cancelled' : (subscription.subscriptionStatus ?? '');
}

/** Returns a status as cards show it; an unknown one by its wire value, without underscores. */
export function statusLabel(countedAs: string): string {
  switch (countedAs) {
    case 'in_trial':
      return t('states.trialActive');
    case 'active':
      return t('states.active');
    case 'cancelled':
      return t('states.cancelled');
    default:
      return wireLabel(countedAs);
  }
}

/** Returns the subscription's status as cards show it. */
export function shownStatus(subscription: Subscription): string {
  return statusLabel(countedStatus(subscription));
}

/** The first label of the instance's domain. */
export function subdomainOf(subscription: Pick<Subscription, 'fqdn'>): string {
  return subscription.fqdn?.split('.', 1)[0] ?? '';
}

/** Returns the subscription's name as it is shown, or else its subdomain, or else its id. */
export function displayName(subscription: Subscription): string {
  const names = [subscription.name?.trim(), subdomainOf(subscription)];
  return shortened(names.find(Boolean) ?? subscription.id, MAX_SHOWN_NAME);
}

/** Returns the list with each id once: of duplicates, the first entry stays. */
export function uniqueById(list: readonly Subscription[]): Subscription[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Returns the list with this subscription at its old position, or at the end if it is new. */
export function upsert(list: readonly Subscription[], subscription: Subscription): Subscription[] {
  const unique = uniqueById(list);
  const index = unique.findIndex(({ id }) => id === subscription.id);
  return index === -1 ? [...unique, subscription] : unique.with(index, subscription);
}

/** The list without the subscription of this id. */
export function remove(list: readonly Subscription[], id: string): Subscription[] {
  return uniqueById(list).filter((subscription) => subscription.id !== id);
}

/** The first subscription in trial, which the overview offers to upgrade. */
export function trialIn(list: readonly Subscription[]): Subscription | undefined {
  return list.find(isTrial);
}

/** True if any of the subscriptions is in trial; the user is offered no second one then. */
export function hasTrial(list: readonly Subscription[]): boolean {
  return list.some(isTrial);
}

/** True if the portal polls the subscription until its instance is ready or has failed. */
export function isPolled(subscription: Subscription): boolean {
  if (isDeleted(subscription)) return false;
  const state = stackState(subscription);
  return state === 'preparing' || state === 'unknown';
}

/** Upper limit of subscriptions polled at a time, so that thousands aren't. */
export const MOST_POLLED = 20;

/**
 * Returns the ids of the subscriptions to poll: first those on a screen (`onScreen`), then the newest. Those that were polled
 * for an hour (`over`) come last and don't count against MOST_POLLED: they are no longer polled, and are included only
 * because the query that remembers this is dropped once nothing observes it.
 */
export function polledIds(
  list: readonly Subscription[],
  onScreen: ReadonlySet<string>,
  over: ReadonlySet<string>,
): string[] {
  const newest = list
    .filter(isPolled)
    .map(({ id }) => id)
    .toReversed();
  const pollable = newest.filter((id) => !over.has(id));
  const seen = pollable.filter((id) => onScreen.has(id));
  const others = pollable.filter((id) => !onScreen.has(id));
  return [...[...seen, ...others].slice(0, MOST_POLLED), ...newest.filter((id) => over.has(id))];
}
