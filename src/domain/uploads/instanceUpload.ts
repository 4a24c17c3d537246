// Files to several instances (docs/product/uploads.md#several): the state of each, and the file that reports the outcomes.
import type { Instance } from '../instances/instance';
import { displayName } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import type { Meaning } from '../values/meaning';
import { t, type PlainKey } from '../../messages/t';

/** `unknown`: nobody knows whether a template arrived; `notBegun`: stopped before it began. */
export type InstanceUploadState =
  | 'waiting'
  | 'sending'
  | 'delivering'
  | 'delivered'
  | 'failed'
  | 'unknown'
  | 'stopped';

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
  /** Why it isn't delivered. */
  problem?: Error | undefined;
}

const STATES: Readonly<Record<InstanceUploadState, readonly [words: PlainKey, meaning: Meaning]>> = {
  waiting: ['upload.waiting', 'busy'],
  sending: ['upload.sending', 'busy'],
  delivering: ['several.delivering', 'busy'],
  delivered: ['upload.delivered', 'good'],
  failed: ['upload.failed', 'bad'],
  unknown: ['changeSetting.stateUnknown', 'attention'],
  stopped: ['upload.stopped', 'ended'],
};

/** Returns a state as rows and the file show it. */
export function uploadStateWords(state: InstanceUploadState): string {
  return t(STATES[state][0]);
}

/** Returns what a state means (docs/product/look.md#states). */
export function uploadStateMeaning(state: InstanceUploadState): Meaning {
  return STATES[state][1];
}

/** What needs the user's attention comes first, what is done comes last. */
const ORDER: readonly InstanceUploadState[] = [
  'failed',
  'unknown',
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

/** True if there is something that "Try failed again" repeats. */
export function isUnfinished({ state }: InstanceUpload): boolean {
  return state === 'failed' || state === 'stopped';
}

/** Returns the outcomes as CSV: a line for each instance. */
export function uploadsFile(uploads: readonly InstanceUpload[]): string {
  return toCsv(
    [
      t('changeSetting.instance'),
      t('changeSetting.domain'),
      t('changeSetting.id'),
      t('changeSetting.result'),
      t('several.storedFiles'),
      t('changeSetting.message'),
    ],
    uploads.map(({ instance, state, stored, files, problem }) => [
      displayName(instance),
      instance.fqdn ?? '',
      instance.id,
      uploadStateWords(state),
      `${stored}/${files}`,
      problem?.message ?? '',
    ]),
  );
}
