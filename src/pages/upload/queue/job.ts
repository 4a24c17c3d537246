// One file on its way to an instance, as the screen shows it.
import type { UploadFolder } from '../../../domain/uploads/upload';

/** A refused file was never sent and can't be: `problem` says why. */
export type JobState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled' | 'refused';

/** A file to upload, and the state of its upload. */
export interface Job {
  id: number;
  folder: UploadFolder;
  file: File;
  state: JobState;
  /** Bytes that have been sent. */
  sent: number;
  /** How often sending it has failed since the user added it or retried. */
  attempts: number;
  /** Why it isn't stored. */
  problem?: Error | undefined;
}

/** True if it is waiting or being sent. */
export function isOpen({ state }: Job): boolean {
  return state === 'waiting' || state === 'sending';
}

/** True if the user may retry it. */
export function isRetryable({ state }: Job): boolean {
  return state === 'failed' || state === 'cancelled';
}

/** Returns how many of the jobs are in one of these states. */
export function countOf(jobs: readonly Job[], ...states: JobState[]): number {
  return jobs.filter(({ state }) => states.includes(state)).length;
}
