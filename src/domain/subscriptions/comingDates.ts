// The coming dates of many subscriptions (docs/product/dates.md#order): in order, by month, found by a search.
import { message, textOf, type Message } from '../../messages/t';
import type { Plan } from '../plans/plan';
import { planLabel } from '../plans/planLabels';
import { shownPlan } from '../plans/shownPlan';
import { searchFor } from '../text/searchWords';
import { daysAway, formatMonth, startOfDay } from '../values/dates';
import { ordered } from '../values/ordered';
import { displayName, PRESSING_DAYS, type Subscription } from './subscription';
import { datesOf, type ComingDate, type DateKind } from './subscriptionDates';

export type { ComingDate, DateKind } from './subscriptionDates';

/** All kinds in display order, which is also the order of a subscription's dates at the same moment. */
export const DATE_KINDS: readonly DateKind[] = ['trial-end', 'payment', 'contract-end', 'deletion'];

const KIND_NAMES: Readonly<Record<DateKind, Message>> = {
  'trial-end': message('dates.trialEnd'),
  payment: message('dates.payment'),
  'contract-end': message('dates.contractEnd'),
  deletion: message('dates.deletion'),
};

/** Returns a kind's name as screens show it. */
export function kindName(kind: DateKind): string {
  return textOf(KIND_NAMES[kind]);
}

/** Returns a date's key, which is unique within a list. */
export function dateKey({ kind, subscription }: ComingDate): string {
  return `${subscription.id}-${kind}`;
}

/**
 * Returns all dates from today on, ordered by time, and by name at the same moment. `todayMs` is when today began (epoch
 * milliseconds). Fast for thousands.
 */
export function comingDates(subscriptions: readonly Subscription[], todayMs: number): ComingDate[] {
  return inOrder(subscriptions.flatMap((subscription) => datesOf(subscription, todayMs)));
}

/** Returns the first `count` of `comingDates`, without sorting the rest. */
export function nextDates(
  subscriptions: readonly Subscription[],
  todayMs: number,
  count: number,
): ComingDate[] {
  const dates = subscriptions.flatMap((subscription) => datesOf(subscription, todayMs));
  const last = Float64Array.from(dates, ({ at }) => at).sort()[count - 1] ?? Infinity;
  return inOrder(dates.filter(({ at }) => at <= last)).slice(0, count);
}

function inOrder(dates: readonly ComingDate[]): ComingDate[] {
  return ordered(dates, [
    ({ at }) => at,
    ({ subscription }) => displayName(subscription),
    ({ kind }) => DATE_KINDS.indexOf(kind),
  ]);
}

/** True if the customer is about to lose something: a trial's end or deletion within PRESSING_DAYS of `nowMs` (epoch ms). */
export function isPressing({ kind, at }: ComingDate, nowMs: number): boolean {
  return (kind === 'trial-end' || kind === 'deletion') && daysAway(at, nowMs) <= PRESSING_DAYS;
}

/** The dates of a month. */
export interface Month {
  /** 'December 2026'. */
  title: string;
  dates: readonly ComingDate[];
}

/** Groups dates, which must be in order, by their months in the user's timezone. */
export function byMonth(dates: readonly ComingDate[]): Month[] {
  const months: { title: string; dates: ComingDate[] }[] = [];
  let end = -Infinity;
  for (const date of dates) {
    if (date.at * 1000 >= end) {
      const day = new Date(date.at * 1000);
      end = new Date(day.getFullYear(), day.getMonth() + 1, 1).getTime();
      months.push({ title: formatMonth(date.at), dates: [] });
    }
    months.at(-1)?.dates.push(date);
  }
  return months;
}

/** What happens to one subscription on one day. */
export type DatesOfDay = readonly [ComingDate, ...ComingDate[]];

/** Joins what happens to one subscription on one day, in the user's timezone, where the first of it stands. */
export function joinedByDay(dates: readonly ComingDate[]): DatesOfDay[] {
  const joined = new Map<string, [ComingDate, ...ComingDate[]]>();
  for (const date of dates) {
    const key = `${date.subscription.id} ${startOfDay(date.at * 1000)}`;
    const same = joined.get(key);
    if (same) same.push(date);
    else joined.set(key, [date]);
  }
  return [...joined.values()];
}

/** What to search for. */
export interface DateFilter {
  search: string;
  /** Empty for all kinds. */
  kinds: ReadonlySet<DateKind>;
}

/** The dates that a search finds. */
export interface FoundDates {
  dates: readonly ComingDate[];
  /** How many dates of each kind match the search text, whichever kinds are chosen. */
  counts: Readonly<Record<DateKind, number>>;
}

/** Returns the dates that match a filter, of dates in order. The search matches what is shown with a date and the ids behind it. */
export function findDates(
  dates: readonly ComingDate[],
  plans: readonly Plan[],
  { search, kinds }: DateFilter,
): FoundDates {
  const holds = searchFor(search);
  const planLabels = new Map(plans.map((plan) => [plan.id, planLabel(plan)]));
  const textOfDate = ({ kind, subscription }: ComingDate, month: string) => {
    const { id, stackId, planId = '', fqdn } = subscription;
    const plan = shownPlan(subscription, (one) => planLabels.get(one));
    return [displayName(subscription), fqdn, kindName(kind), month, plan, id, stackId, planId].join(' ');
  };
  const matching = holds
    ? byMonth(dates).flatMap(({ title, dates: inMonth }) =>
        inMonth.filter((date) => holds(textOfDate(date, title))),
      )
    : dates;
  const counts = { 'trial-end': 0, payment: 0, 'contract-end': 0, deletion: 0 };
  for (const { kind } of matching) counts[kind] += 1;
  return { dates: kinds.size === 0 ? matching : matching.filter(({ kind }) => kinds.has(kind)), counts };
}
