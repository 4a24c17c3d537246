// The result of changing many instances (docs/product/bulk-change.md#result): the state of each change, and the file that
// reports the outcomes.
import { t, type PlainKey } from '../../messages/t';
import { displayName, type Subscription } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import { isoDay } from '../values/dates';
import type { Meaning } from '../values/meaning';
import { LEFT_OUT, skipLabel, type BulkPlan } from './bulkChange';
import type { Instance } from './instance';
import { settingLabel, type SettingId } from './settings';

/** The state of one instance's change. `unknown`: it may or may not have taken effect; `notBegun`: stopped before it began. */
export type ChangeState = 'waiting' | 'changing' | 'changed' | 'failed' | 'unknown' | 'notBegun';

const STATE_NAMES = {
  waiting: 'changeSetting.stateWaiting',
  changing: 'changeSetting.stateChanging',
  changed: 'changeSetting.stateChanged',
  failed: 'changeSetting.stateFailed',
  unknown: 'changeSetting.stateUnknown',
  notBegun: 'changeSetting.stateNotBegun',
} as const satisfies Record<ChangeState, PlainKey>;

const STATE_MEANINGS: Readonly<Record<ChangeState, Meaning>> = {
  waiting: 'busy',
  changing: 'busy',
  changed: 'good',
  failed: 'bad',
  unknown: 'attention',
  notBegun: 'ended',
};

/** Returns what the state means (docs/product/look.md#states). */
export function changeStateMeaning(state: ChangeState): Meaning {
  return STATE_MEANINGS[state];
}

/** Returns the state as rows and the file show it. */
export function changeStateLabel(state: ChangeState): string {
  return t(STATE_NAMES[state]);
}

/** The outcome of changing one instance. */
export interface ChangeRecord {
  subscription: Instance;
  state: ChangeState;
  /** Why it wasn't changed, or why the outcome is unknown. */
  problem?: Error | undefined;
}

interface ChangeFile {
  setting: SettingId;
  records: readonly ChangeRecord[];
  skipped: BulkPlan['skipped'];
  /** The previous values by subscription id, as far as they are known. */
  before: ReadonlyMap<string, string>;
  newValue: string;
  /** A value in words. */
  wordsOf: (value: string) => string;
}

/** What needs the user's attention comes first, what is done comes last. */
const ORDER: readonly ChangeState[] = ['failed', 'unknown', 'changing', 'waiting', 'notBegun', 'changed'];

/** Returns the records in display order. */
export function byUrgency(records: readonly ChangeRecord[]): ChangeRecord[] {
  return records.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** Returns how many are in each state. */
export function countStates(
  records: readonly Pick<ChangeRecord, 'state'>[],
): Readonly<Record<ChangeState, number>> {
  const counts = { waiting: 0, changing: 0, changed: 0, failed: 0, unknown: 0, notBegun: 0 };
  for (const { state } of records) counts[state] += 1;
  return counts;
}

const HEADER: readonly PlainKey[] = [
  'changeSetting.instance',
  'changeSetting.domain',
  'changeSetting.id',
  'changeSetting.setting',
  'changeSetting.oldValue',
  'changeSetting.newValue',
  'changeSetting.result',
  'changeSetting.message',
];

/** Returns the result as CSV: a line for each instance that was to be changed, then one for each that was left out. */
export function changeFile({ setting, records, skipped, before, newValue, wordsOf }: ChangeFile): string {
  const line = (one: Subscription, after: string, result: string, message: string) => {
    const old = before.get(one.id);
    return [
      displayName(one),
      one.fqdn ?? '',
      one.id,
      settingLabel(setting),
      old === undefined ? '' : wordsOf(old),
      after,
      result,
      message,
    ];
  };
  return toCsv(
    HEADER.map((key) => t(key)),
    [
      ...records.map(({ subscription, state, problem }) =>
        line(subscription, wordsOf(newValue), changeStateLabel(state), problem?.message ?? ''),
      ),
      ...LEFT_OUT.flatMap((why) =>
        skipped[why].map((one) => line(one, '', t('changeSetting.leftOut'), skipLabel(why))),
      ),
    ],
  );
}

/** The file's name: 'prtg-change-2026-12-03.csv', the user's day. `nowMs` in epoch milliseconds. */
export function changeFileName(nowMs: number): string {
  return `prtg-change-${isoDay(nowMs / 1000)}.csv`;
}
