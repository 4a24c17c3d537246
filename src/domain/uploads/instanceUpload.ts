// Files to several instances (docs/product/uploads.md#several): what is sent to each, the states in words, and the file that
// reports the outcomes.
import type { Instance } from '../instances/instance';
import type { Outcome } from '../instances/outcome';
import { displayName } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import { t } from '../../messages/t';
import type { GitTemplate } from '../../wire/instances';
import type { UploadFolder } from './upload';

/** A file to send to a folder of every instance. */
export interface ChosenFile {
  folder: UploadFolder;
  file: File;
}

/** What every instance gets. */
export interface Parcel {
  files: readonly ChosenFile[];
  templates: readonly GitTemplate[];
}

/** An instance that is to get it. */
export interface UploadItem {
  id: string;
  instance: Instance;
  parcel: Parcel;
}

/** Returns how large the files are together, in bytes. */
export function bytesOf(files: readonly ChosenFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

/** How far an instance is: how many of its files are stored, and how many bytes of them are sent. */
export interface UploadProgress {
  stored: number;
  sent: number;
  isDelivering: boolean;
}

/** An instance's upload. */
export type InstanceUpload = Outcome<UploadItem, UploadProgress>;

/** Why something didn't arrive. */
export interface UploadProblem {
  /** The file or template. */
  name: string;
  error: Error;
  /** Nobody knows whether it arrived, and trying it again may do it twice. */
  isUnclear?: boolean;
}

/** Some of the files or templates didn't arrive. */
export class UploadError extends AggregateError {
  override name = 'UploadError';
  readonly problems: readonly UploadProblem[];
  constructor(problems: readonly UploadProblem[]) {
    super(problems.map(({ error }) => error));
    this.problems = problems;
  }
}

/** Returns an upload's state as rows and the file show it. */
export function uploadStateLabel({ state, data }: Pick<InstanceUpload, 'state' | 'data'>): string {
  switch (state) {
    case 'waiting':
      return t('upload.waiting');
    case 'running':
      return t(data?.isDelivering ? 'several.delivering' : 'upload.sending');
    case 'done':
      return t('upload.delivered');
    case 'notBegun':
      return t('upload.stopped');
    default:
      return t('upload.failed');
  }
}

/** Returns a sentence for each reason, with the names of what it kept from arriving: at most `most` names, the others counted. */
export function problemLabel(problem: Error | undefined, most = Infinity): string[] {
  if (!(problem instanceof UploadError)) return problem ? [problem.message] : [];
  const { problems } = problem;
  return [...new Set(problems.map(({ error }) => error.message))].map((why) => {
    const names = problems.filter(({ error }) => error.message === why).map(({ name }) => name);
    const more = Math.max(0, names.length - most);
    return t('several.problem', { names: names.slice(0, names.length - more), more, why });
  });
}

/** Returns the outcomes as CSV: a line for each instance. */
export function uploadsFile(uploads: readonly InstanceUpload[]): string {
  return toCsv(
    [
      t('tools.instance'),
      t('overview.domain'),
      t('changeSetting.id'),
      t('changeSetting.result'),
      t('several.files'),
      t('several.storedFiles'),
      t('changeSetting.message'),
    ],
    uploads.map((upload) => [
      displayName(upload.item.instance),
      upload.item.instance.fqdn ?? '',
      upload.item.id,
      uploadStateLabel(upload),
      String(upload.item.parcel.files.length),
      String(upload.data?.stored ?? 0),
      problemLabel(upload.problem).join(' '),
    ]),
  );
}
