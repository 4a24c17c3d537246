// One setting of many instances at once (docs/product/bulk-change.md#who-changes): who changes, who is left out and why, and
// the file that says what came of it.
import { t, type PlainKey } from '../../messages/t';
import { displayName, isFollowed, type Subscription } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import { isReadyInstance, type Instance } from './instance';
import { settingLabel, type SettingId } from './settings';

/** Why one that was chosen isn't changed. */
export type LeftOut = 'noRight' | 'notReady' | 'alreadySo';

/** In the order they are told. */
export const LEFT_OUT: readonly LeftOut[] = ['noRight', 'notReady', 'alreadySo'];

export interface BulkPlan {
  changing: readonly Instance[];
  leftOut: Readonly<Record<LeftOut, readonly Subscription[]>>;
}

/** Returns why an instance's settings can't be read or changed; undefined where they can. */
export function whyNot(
  subscription: Subscription,
  permitted: ReadonlySet<string>,
): Exclude<LeftOut, 'alreadySo'> | undefined {
  // Rights on a new one come only once it is ready: they aren't what is missing.
  if (isFollowed(subscription)) return 'notReady';
  if (!permitted.has(subscription.id)) return 'noRight';
  return isReadyInstance(subscription) ? undefined : 'notReady';
}

interface Chosen {
  /** The ids of the subscriptions whose instance the user may manage. */
  permitted: ReadonlySet<string>;
  /** The setting's present values by subscription id, as far as they could be read. */
  known: ReadonlyMap<string, string>;
  /** The value they are to have; undefined while none is chosen. */
  wanted: string | undefined;
}

/** Returns who of the chosen ones changes. Whoever's value isn't known does: it may be another one. */
export function planBulkChange(
  chosen: readonly Subscription[],
  { permitted, known, wanted }: Chosen,
): BulkPlan {
  const changing: Instance[] = [];
  const leftOut: Record<LeftOut, Subscription[]> = { noRight: [], notReady: [], alreadySo: [] };
  for (const one of chosen) {
    const why = whyNot(one, permitted);
    if (why) leftOut[why].push(one);
    else if (wanted !== undefined && known.get(one.id) === wanted) leftOut.alreadySo.push(one);
    // It is ready: `whyNot` says so.
    else changing.push(one as Instance);
  }
  return { changing, leftOut };
}

/** How far a change of one instance is: `unknown` is one that nobody can say of, `notBegun` one that was stopped before. */
export type ChangeState = 'waiting' | 'changing' | 'changed' | 'failed' | 'unknown' | 'notBegun';

const STATE_NAMES = {
  waiting: 'changeSetting.stateWaiting',
  changing: 'changeSetting.stateChanging',
  changed: 'changeSetting.stateChanged',
  failed: 'changeSetting.stateFailed',
  unknown: 'changeSetting.stateUnknown',
  notBegun: 'changeSetting.stateNotBegun',
} as const satisfies Record<ChangeState, PlainKey>;

/** The state as a row and the file write it. */
export function changeStateWords(state: ChangeState): string {
  return t(STATE_NAMES[state]);
}

const LEFT_OUT_NAMES = {
  noRight: 'changeSetting.noRight',
  notReady: 'changeSetting.notReady',
  alreadySo: 'changeSetting.alreadySo',
} as const satisfies Record<LeftOut, PlainKey>;

/** Why they are left out, as a heading and the file write it. */
export function leftOutWords(why: LeftOut): string {
  return t(LEFT_OUT_NAMES[why]);
}

/** What came of the change of one instance. */
interface ChangeRecord {
  subscription: Subscription;
  state: ChangeState;
  /** Why it wasn't changed, or why nobody can say. */
  problem?: Error | undefined;
}

interface ChangeFile {
  setting: SettingId;
  records: readonly ChangeRecord[];
  leftOut: BulkPlan['leftOut'];
  /** The values before, by subscription id, as far as they are known. */
  before: ReadonlyMap<string, string>;
  wanted: string;
  /** A value in words. */
  wordsOf: (value: string) => string;
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

/** The result as comma-separated values: a line for each that was to be changed, then one for each that was left out. */
export function changeFile({ setting, records, leftOut, before, wanted, wordsOf }: ChangeFile): string {
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
        line(subscription, wordsOf(wanted), changeStateWords(state), problem?.message ?? ''),
      ),
      ...LEFT_OUT.flatMap((why) =>
        leftOut[why].map((one) => line(one, '', t('changeSetting.leftOut'), leftOutWords(why))),
      ),
    ],
  );
}

/** The file's name: 'prtg-change-2026-12-03.csv', the day in UTC. `nowMs` in epoch milliseconds. */
export function changeFileName(nowMs: number): string {
  return `prtg-change-${new Date(nowMs).toISOString().slice(0, 10)}.csv`;
}
