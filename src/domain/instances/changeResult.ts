// The result of changing many instances (docs/product/bulk-change.md#result): the states in words, and the file that reports
// them.
import { t, type PlainKey } from '../../messages/t';
import { displayName, type Subscription } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import { LEFT_OUT, skipLabel, type BulkPlan } from './bulkChange';
import type { Instance } from './instance';
import type { Outcome, OutcomeState } from './outcome';
import { settingLabel, type SettingId } from './settings';

const STATE_NAMES = {
  waiting: 'upload.waiting',
  running: 'changeSetting.stateChanging',
  done: 'changeSetting.stateChanged',
  failed: 'upload.failed',
  unknown: 'changeSetting.stateUnknown',
  notBegun: 'changeSetting.stateNotBegun',
} as const satisfies Record<OutcomeState, PlainKey>;

/** Returns the state of a change as rows and the file show it. */
export function changeStateLabel(state: OutcomeState): string {
  return t(STATE_NAMES[state]);
}

interface ChangeFile {
  setting: SettingId;
  outcomes: readonly Outcome<{ instance: Instance }>[];
  skipped: BulkPlan['skipped'];
  /** The previous values by subscription id, as far as they are known. */
  before: ReadonlyMap<string, string>;
  newValue: string;
  /** A value in words. */
  labelOf: (value: string) => string;
}

const HEADER: readonly PlainKey[] = [
  'tools.instance',
  'overview.domain',
  'changeSetting.id',
  'changeSetting.setting',
  'changeSetting.oldValue',
  'changeSetting.newValue',
  'changeSetting.result',
  'changeSetting.message',
];

/** Returns the result as CSV: a line for each instance that was to be changed, then one for each that was left out. */
export function changeFile({ setting, outcomes, skipped, before, newValue, labelOf }: ChangeFile): string {
  const line = (one: Subscription, after: string, result: string, message: string) => {
    const old = before.get(one.id);
    return [
      displayName(one),
      one.fqdn ?? '',
      one.id,
      settingLabel(setting),
      old === undefined ? '' : labelOf(old),
      after,
      result,
      message,
    ];
  };
  return toCsv(
    HEADER.map((key) => t(key)),
    [
      ...outcomes.map(({ item: { instance }, state, problem }) =>
        line(instance, labelOf(newValue), changeStateLabel(state), problem?.message ?? ''),
      ),
      ...LEFT_OUT.flatMap((why) =>
        skipped[why].map((one) => line(one, '', t('changeSetting.leftOut'), skipLabel(why))),
      ),
    ],
  );
}
