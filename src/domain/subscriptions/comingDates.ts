// The coming dates of many subscriptions (docs/product/dates.md#order): in order, by month, found by a search.
import { message, textOf, type Message } from '../../messages/t';
import type { Plan } from '../plans/plan';
import { planLabel, trialPlanName } from '../plans/planWords';
import { searchFor } from '../text/searchWords';
import { daysAway, formatMonth } from '../values/days';
import { ordered } from '../values/ordered';
import { displayName, isTrial, PRESSING_DAYS, type Subscription } from './subscription';
import { datesOf, type ComingDate, type DateKind } from './subscriptionDates';

export type { ComingDate, DateKind } from './subscriptionDates';

/** All kinds, in the order in which they are offered, and in which those of one moment stand. */
export const DATE_KINDS: readonly DateKind[] = ['trial-end', 'payment', 'contract-end', 'deletion'];

const KIND_NAMES: Readonly<Record<DateKind, Message>> = {
  'trial-end': message('dates.trialEnd'),
  payment: message('dates.payment'),
  'contract-end': message('dates.contractEnd'),
  deletion: message('dates.deletion'),
};

/** The kind as it is written. */
export function kindName(kind: DateKind): string {
  return textOf(KIND_NAMES[kind]);
}

/** What a date is known by: no two of a list have the same. */
export function dateKey({ kind, subscription }: ComingDate): string {
  return `${subscription.id}-${kind}`;
}

/**
 * Returns all dates that are today or later, by time; those of one moment by name. Today began at `todayMs` (epoch
 * milliseconds). Fast for thousands.
 */
export function comingDates(subscriptions: readonly Subscription[], todayMs: number): ComingDate[] {
  return inOrder(subscriptions.flatMap((subscription) => datesOf(subscription, todayMs)));
}

/** Returns the first `count` of them, and puts no others into order. */
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

/** Whether a customer is about to lose what they have, seen at `nowMs` (epoch milliseconds). */
export function isPressing({ kind, at }: ComingDate, nowMs: number): boolean {
  return (kind === 'trial-end' || kind === 'deletion') && daysAway(at, nowMs) <= PRESSING_DAYS;
}

/** The dates of a month. */
export interface Month {
  /** 'December 2026'. */
  title: string;
  dates: readonly ComingDate[];
}

/** Returns dates that are in order by the months in which they are where the user is. */
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

/** What is looked for. */
export interface DateFilter {
  search: string;
  /** None stands for all of them. */
  kinds: ReadonlySet<DateKind>;
}

/** What was found. */
export interface FoundDates {
  dates: readonly ComingDate[];
  /** How many the search finds of each kind, whichever are chosen. */
  counts: Readonly<Record<DateKind, number>>;
}

/**
 * Returns a search over dates that are in order: by what stands beside them, and by the ids behind it. Each one's text is
 * built once, not for every keystroke.
 */
export function dateFinder(dates: readonly ComingDate[], plans: readonly Plan[]) {
  const planLabels = new Map(plans.map((plan) => [plan.id, planLabel(plan)]));
  const texts = byMonth(dates).flatMap(({ title, dates: inMonth }) =>
    inMonth.map(({ kind, subscription }) => {
      const { id, stackId, planId = '', fqdn } = subscription;
      const plan = isTrial(subscription) ? trialPlanName() : planLabels.get(planId);
      return [displayName(subscription), fqdn, kindName(kind), title, plan, id, stackId, planId].join(' ');
    }),
  );
  return ({ search, kinds }: DateFilter): FoundDates => {
    const holds = searchFor(search);
    const counts = { 'trial-end': 0, payment: 0, 'contract-end': 0, deletion: 0 };
    const found = dates.filter(({ kind }, index) => {
      if (holds && !holds(texts[index] ?? '')) return false;
      counts[kind] += 1;
      return kinds.size === 0 || kinds.has(kind);
    });
    return { dates: found, counts };
  };
}
