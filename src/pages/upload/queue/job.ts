// One file on its way to an instance, as the screen shows it.
import type { UploadFolder } from '../../../domain/uploads/upload';
import type { Message } from '../../../messages/t';

/** A refused file was never sent and can't be: `problem` says why. */
export type JobState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled' | 'refused';

/** A file or folder that was dropped and couldn't be read. */
export interface Unread {
  /** With its folders; a folder's ends with a slash. */
  name: string;
  size?: undefined;
  problem: Message;
}

/** A file to upload, and the state of its upload. */
export interface Job {
  id: number;
  folder: UploadFolder;
  file: File | Unread;
  state: JobState;
  /** Bytes that have been sent. */
  sent: number;
  /** How often sending it has failed since the user added it or retried. */
  attempts: number;
  /** Why it isn't stored. */
  problem?: Error | undefined;
}

/** A job whose file could be read. */
export type SendableJob = Job & { file: File };

/** True if it has been sent or can be. */
export function isSendable(job: Job): job is SendableJob {
  return job.state !== 'refused';
}

/** True if it is waiting or being sent. */
export function isOpen(job: Job): job is SendableJob {
  return job.state === 'waiting' || job.state === 'sending';
}

/** True if the user may retry it. */
export function isRetryable(job: Job): job is SendableJob {
  return job.state === 'failed' || job.state === 'cancelled';
}

/** Returns how many of the jobs are in one of these states. */
export function countOf(jobs: readonly Job[], ...states: JobState[]): number {
  return jobs.filter(({ state }) => states.includes(state)).length;
}
