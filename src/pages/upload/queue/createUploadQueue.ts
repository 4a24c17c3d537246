// The upload queue of a page: the files added, the progress of each, and the speed. It is outside of React, so that hundreds
// of progress events a second render the page only ten times a second.
import { speedOf, withSample, type Sample } from '../../../domain/uploads/uploadProgress';
import {
  fileProblem,
  isSameName,
  isSameOnWindows,
  twinProblem,
  type UploadFolder,
} from '../../../domain/uploads/upload';
import { createHasher, type Hasher } from './createHasher';
import { pathOf } from './droppedFiles';
import { isOpen, isRetryable, type Job, type SendableJob, type Unread } from './job';
import { sendFiles } from './sendFiles';
import { MessageError } from '../../../messages/MessageError';
import { message, type Message } from '../../../messages/t';

const PUBLISHED_EVERY_MS = 100;

/** The queue's state, as the page shows it. */
interface UploadState {
  jobs: readonly Job[];
  isRunning: boolean;
  /** Bytes a second. */
  speed: number;
}

/** How a run has ended. */
export interface RunEnd {
  isCancelled: boolean;
  /** The ids of its files that have failed. */
  failed: ReadonlySet<number>;
}

/** Sends the files that are added, and tells its listeners about it. */
export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  state: () => UploadState;
  /** Calls back each time a run ends: nothing is left to send, or it was cancelled. Returns a function that stops that. */
  onEnd: (listener: (end: RunEnd) => void) => () => void;
  /** Adds files and begins to send them. */
  add: (folder: UploadFolder, files: readonly (File | Unread)[]) => void;
  /** Sends files again that failed or were cancelled, and no others. */
  retry: () => void;
  /** Stops what is waiting or being sent. What is added from then on is sent. */
  cancel: () => void;
  /** Removes all files but those waiting or being sent. */
  clear: () => void;
  /** Marks failed or cancelled files that turn out to be stored. */
  found: (hasArrived: (job: SendableJob) => boolean) => void;
}

interface UploadQueueOptions {
  stackId: string;
  /** Returns the names of the files that the stack has in a folder, as far as they are known. */
  storedNames: (folder: UploadFolder) => readonly string[];
  /** Gets each run: nothing may end the page before it. */
  onRun: (run: Promise<void>) => void;
  /** Called for each file that is stored. */
  onStored: () => void;
  /** Shared by the queues of several stacks, so that a file is read once. */
  hasher?: Hasher;
}

/** Returns an empty upload queue for the stack. Sends no requests before the first file is added. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { stackId, storedNames, onRun, onStored, hasher = createHasher() } = options;
  const listeners = new Set<() => void>();
  const endListeners = new Set<(end: RunEnd) => void>();
  let state: UploadState = { jobs: [], isRunning: false, speed: 0 };
  let jobs: Job[] = [];
  let samples: Sample[] = [];
  let running: AbortController | undefined;
  let timer = 0;
  let lastId = 0;

  const publish = () => {
    window.clearTimeout(timer);
    timer = 0;
    const sent = jobs.reduce((sum, job) => sum + job.sent, 0);
    samples = running ? withSample(samples, { at: Date.now(), sent }) : [];
    state = { jobs, isRunning: running !== undefined, speed: speedOf(samples) };
    for (const listener of listeners) listener();
  };
  const drawSoon = () => {
    if (timer === 0) timer = window.setTimeout(publish, PUBLISHED_EVERY_MS);
  };
  const update = (id: number, change: Partial<Job>) => {
    const at = jobs.findIndex((job) => job.id === id);
    const job = jobs[at];
    if (!job) return;
    if (change.state === 'stored') onStored();
    jobs = jobs.with(at, { ...job, ...change });
    drawSoon();
  };
  const take = (most: number) =>
    jobs
      .filter((job): job is SendableJob => job.state === 'waiting')
      .toSorted((a, b) => a.attempts - b.attempts)
      .slice(0, most);

  const run = async () => {
    if (running || take(1).length === 0) return;
    const controller = (running = new AbortController());
    const { signal } = controller;
    const before = new Set(jobs.filter(({ state: now }) => now === 'failed').map(({ id }) => id));
    publish();
    try {
      await sendFiles({ stackId, signal, md5: hasher.md5, take, update });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      running = undefined;
      hasher.close();
      publish();
    }
    const failed = jobs.filter(({ id, state: now }) => now === 'failed' && !before.has(id));
    const end = { isCancelled: signal.aborted, failed: new Set(failed.map(({ id }) => id)) };
    for (const listener of endListeners) listener(end);
    // What was added while a cancelled run ended.
    if (take(1).length > 0) onRun(run());
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    add: (folder, files) => {
      const added: string[] = [];
      for (const file of files) {
        const path = 'problem' in file ? file.name : pathOf(file);
        const same = jobs.find((job) => job.folder === folder && isSameOnWindows(job.file.name, file.name));
        const reason =
          'problem' in file
            ? file.problem
            : (fileProblem(file) ??
              twinProblem(path, added) ??
              openProblem(path, same) ??
              storedProblem(file.name, storedNames(folder)));
        const problem = reason && new MessageError(reason);
        if (problem === undefined) {
          added.push(path);
          jobs = jobs.filter((job) => job !== same);
        }
        const now = problem === undefined ? ('waiting' as const) : ('refused' as const);
        jobs = [...jobs, { id: (lastId += 1), folder, file, state: now, sent: 0, attempts: 0, problem }];
      }
      publish();
      onRun(run());
    },
    retry: () => {
      jobs = jobs.map((job) =>
        isRetryable(job) ? { ...job, state: 'waiting', attempts: 0, problem: undefined } : job,
      );
      publish();
      onRun(run());
    },
    cancel: () => {
      if (!running || running.signal.aborted) return;
      jobs = jobs.map((job) => (isOpen(job) ? { ...job, state: 'cancelled', sent: 0 } : job));
      running.abort(new DOMException('The upload was cancelled.', 'AbortError'));
    },
    clear: () => {
      jobs = jobs.filter(isOpen);
      publish();
    },
    found: (hasArrived) => {
      for (const job of jobs) {
        if (isRetryable(job) && hasArrived(job)) {
          update(job.id, { state: 'stored', sent: job.file.size, problem: undefined });
        }
      }
      publish();
    },
  };
}

/** Returns the problem if Windows takes the file's name for that of one that is still open. */
function openProblem(path: string, same: Job | undefined): Message | undefined {
  if (!same || !isOpen(same)) return undefined;
  const other = pathOf(same.file);
  return isSameName(other, path)
    ? message('upload.already', { name: same.file.name })
    : twinProblem(path, [other]);
}

/** Returns the problem if a stored file's name differs only in capitals: one of the two would replace the other unasked. */
function storedProblem(name: string, stored: readonly string[]): Message | undefined {
  if (stored.some((one) => isSameName(one, name))) return undefined;
  const other = stored.find((one) => isSameOnWindows(one, name));
  return other === undefined ? undefined : message('upload.storedInCapitals', { other });
}
