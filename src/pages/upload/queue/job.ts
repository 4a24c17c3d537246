// One file on its way to an instance, as the screen shows it.
import type { UploadFolder } from '../../../domain/instances/upload';

/** Refused ones were never sent and can't be: the problem says why. */
export type JobState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled' | 'refused';

export interface Job {
  id: number;
  folder: UploadFolder;
  file: File;
  state: JobState;
  /** Bytes that have been sent. */
  sent: number;
  /** How often sending it has failed since the user asked for it. */
  attempts: number;
  /** Why it isn't there. */
  problem?: Error | undefined;
}

/** Whether it is still to be sent or being sent. */
export function isOpen({ state }: Job): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Whether the user may ask for it again. */
export function isRetryable({ state }: Job): boolean {
  return state === 'failed' || state === 'cancelled';
}

/** How many of the jobs are in one of these states. */
export function countOf(jobs: readonly Job[], ...states: JobState[]): number {
  return jobs.filter(({ state }) => states.includes(state)).length;
}
