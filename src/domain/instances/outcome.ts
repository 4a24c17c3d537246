// What has become of each of many that something is done with (docs/product/bulk-change.md#result).
import { t } from '../../messages/t';
import type { Meaning } from '../values/meaning';

/** `unknown`: it may or may not have been done; `notBegun`: stopped before it began, or before its end. */
export type OutcomeState = 'waiting' | 'running' | 'done' | 'failed' | 'unknown' | 'notBegun';

/** What has become of one of them. */
export interface Outcome<Item, Data = unknown> {
  item: Item;
  state: OutcomeState;
  /** What came of it, or has so far. */
  data?: Data | undefined;
  /** Why it failed, or why nobody knows. */
  problem?: Error | undefined;
}

/** In display order: what needs the user's attention comes first, what is done comes last. */
const MEANINGS: Readonly<Record<OutcomeState, Meaning>> = {
  failed: 'bad',
  unknown: 'attention',
  running: 'busy',
  waiting: 'busy',
  notBegun: 'ended',
  done: 'good',
};
const ORDER = Object.keys(MEANINGS);

/** Returns what the state means (docs/product/look.md#states). */
export function outcomeMeaning(state: OutcomeState): Meaning {
  return MEANINGS[state];
}

/** Returns the outcomes in display order. */
export function byUrgency<One extends { state: OutcomeState }>(outcomes: readonly One[]): One[] {
  return outcomes.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** How many are in each state. */
export type Counts = Readonly<Record<OutcomeState, number>>;

/** Returns how many are in each state. */
export function countOutcomes(outcomes: readonly { state: OutcomeState }[]): Counts {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0, unknown: 0, notBegun: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
}

/** Returns how many have failed, aren't known or weren't begun, after the sentence about those that are done. */
export function outcomesLabel(
  { failed, unknown, notBegun }: Counts,
  done: string,
  notBegunKey: 'changeSetting.countNotBegun' | 'several.countStopped' = 'changeSetting.countNotBegun',
): string {
  return [
    done,
    failed > 0 && t('changeSetting.countFailed', { count: failed }),
    unknown > 0 && t('changeSetting.countUnknown', { count: unknown }),
    notBegun > 0 && t(notBegunKey, { count: notBegun }),
  ]
    .filter(Boolean)
    .join(' ');
}
