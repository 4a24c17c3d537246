// Files to several instances (docs/product/uploads.md#several): the state of each, and the file that reports the outcomes.
import type { Instance } from '../instances/instance';
import { displayName } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import { isoDay } from '../values/dates';
import type { Meaning } from '../values/meaning';
import { t, type PlainKey } from '../../messages/t';

/** The state of one instance. */
export type InstanceUploadState = 'waiting' | 'sending' | 'delivering' | 'delivered' | 'failed' | 'stopped';

/** Why something didn't arrive. */
export interface UploadProblem {
  /** The file or template; absent if it concerns the delivery as a whole. */
  name?: string;
  error: Error;
  /** Nobody knows whether it arrived, and trying it again may do it twice. */
  isUnclear?: boolean;
}

/** What has been done for one instance. */
export interface InstanceUpload {
  instance: Instance;
  state: InstanceUploadState;
  /** How many of its files are stored, and how many there are. */
  stored: number;
  files: number;
  /** Bytes sent of all its files, and all their bytes. */
  sent: number;
  size: number;
  problems: readonly UploadProblem[];
}

const STATES: Readonly<Record<InstanceUploadState, readonly [words: PlainKey, meaning: Meaning]>> = {
  waiting: ['upload.waiting', 'busy'],
  sending: ['upload.sending', 'busy'],
  delivering: ['several.delivering', 'busy'],
  delivered: ['upload.delivered', 'good'],
  failed: ['upload.failed', 'bad'],
  stopped: ['upload.stopped', 'ended'],
};

/** Returns a state as rows and the file show it. */
export function uploadStateLabel(state: InstanceUploadState): string {
  return t(STATES[state][0]);
}

/** Returns what a state means (docs/product/look.md#states). */
export function uploadStateMeaning(state: InstanceUploadState): Meaning {
  return STATES[state][1];
}

/** What needs the user's attention comes first, what is done comes last. */
const ORDER: readonly InstanceUploadState[] = [
  'failed',
  'sending',
  'delivering',
  'waiting',
  'stopped',
  'delivered',
];

/** Returns the uploads in display order. */
export function byUrgency(uploads: readonly InstanceUpload[]): InstanceUpload[] {
  return uploads.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** Returns how many are in each state. */
export function countStates(
  uploads: readonly InstanceUpload[],
): Readonly<Record<InstanceUploadState, number>> {
  const counts = { waiting: 0, sending: 0, delivering: 0, delivered: 0, failed: 0, stopped: 0 };
  for (const { state } of uploads) counts[state] += 1;
  return counts;
}

/** Returns a sentence for each reason, with the names of what it kept from arriving: at most `most` names, the others counted. */
export function problemLabel(problems: readonly UploadProblem[], most = Infinity): string[] {
  const reasons = [...new Set(problems.map(({ error }) => error.message))];
  return reasons.map((why) => {
    const names = problems.flatMap(({ name, error }) => (error.message === why ? (name ?? []) : []));
    if (names.length === 0) return why;
    const more = Math.max(0, names.length - most);
    return t('several.problem', { names: names.slice(0, names.length - more), more, why });
  });
}

/** Returns the outcomes as CSV: a line for each instance. */
export function uploadsFile(uploads: readonly InstanceUpload[]): string {
  return toCsv(
    [
      t('changeSetting.instance'),
      t('changeSetting.domain'),
      t('changeSetting.id'),
      t('changeSetting.result'),
      t('several.files'),
      t('several.storedFiles'),
      t('changeSetting.message'),
    ],
    uploads.map(({ instance, state, stored, files, problems }) => [
      displayName(instance),
      instance.fqdn ?? '',
      instance.id,
      uploadStateLabel(state),
      String(files),
      String(stored),
      problemLabel(problems).join(' '),
    ]),
  );
}

/** The file's name: 'prtg-upload-2026-12-03.csv', the user's day. `nowMs` in epoch milliseconds. */
export function uploadsFileName(nowMs: number): string {
  return `prtg-upload-${isoDay(nowMs / 1000)}.csv`;
}
