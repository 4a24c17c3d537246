// Sends files to the storage (docs/product/uploads.md#steps, docs/product/uploads.md#what-goes-wrong): a few at a
// time, with addresses fetched just before. What the network or the storage loses is sent again with a new address;
// what the vendor refuses isn't.
import { isUncertain } from '../../../api/outcomes/confirmOutcome';
import {
  LONGEST_RETRY_AFTER_MS,
  MalformedResponseError,
  StatusError,
  statusOf,
} from '../../../api/client/errors';
import { pause, untilOnline } from '../../../api/waits/pause';
import { retryDelay } from '../../../api/client/retry';
import { putFile } from '../../../api/instances/storage';
import { requestAddresses, type DeclaredFile } from '../../../api/instances/uploads';
import { OfflineError } from '../../../domain/session/sessionErrors';
import { contentType } from '../../../domain/instances/upload';
import type { Job } from './job';

/** So many files at a time: an address must not expire while others are sent. */
const BATCH = 5;
const ATTEMPTS = 4;

/** Where files come from and how their progress is reported. */
export interface Sending {
  stackId: string;
  /** Ends everything; what it leaves behind is the caller's. */
  signal: AbortSignal;
  md5: (file: Blob) => Promise<string>;
  /** Returns files that wait, at most so many, those that failed before last. */
  take: (most: number) => readonly Job[];
  update: (id: number, change: Partial<Job>) => void;
}

type Prepared = DeclaredFile & { job: Job };

/** Sends all that wait, also what comes to wait meanwhile. Throws only where the signal ended it. */
export async function sendFiles(sending: Sending): Promise<void> {
  const { take, signal } = sending;
  let most = BATCH;
  let lastError: unknown;
  for (let jobs = take(most); jobs.length > 0; jobs = take(most)) {
    await untilOnline(signal);
    const failures = Math.max(...jobs.map(({ attempts }) => attempts));
    if (failures > 0) await pause(retryDelay(failures - 1, lastError), signal);
    const prepared = await prepare(sending, jobs);
    if (prepared.length === 0) continue;

    let addresses: Record<string, string>;
    try {
      addresses = await requestAddresses(sending.stackId, prepared, signal);
    } catch (error) {
      signal.throwIfAborted();
      lastError = error;
      if (isAboutFiles(error) && prepared.length > 1) {
        // One of them is meant: each is asked for alone.
        for (const { job } of prepared) sending.update(job.id, { state: 'waiting' });
        most = 1;
      } else if (isAboutFiles(error)) {
        for (const { job } of prepared) fail(sending, job, error);
      } else if (prepared.map(({ job }) => tryAgain(sending, job, error, mayPass(error))).includes(false)) {
        // It would be the same with all the others.
        for (const job of take(Infinity)) fail(sending, job, error);
      }
      continue;
    }
    await Promise.all(
      prepared.map(async (one) => {
        try {
          await put(sending, one, addresses[one.folder + one.name]);
        } catch (error) {
          if (signal.aborted) return;
          lastError = error;
          // 403 is what a storage says of an address that has expired or was used.
          tryAgain(sending, one.job, error, mayPass(error) || statusOf(error) === 403);
        }
      }),
    );
    signal.throwIfAborted();
  }
}

/** Reads the files' digests. One that can't be read has failed. */
async function prepare(sending: Sending, jobs: readonly Job[]): Promise<Prepared[]> {
  const prepared = jobs.map(async (job): Promise<Prepared[]> => {
    const { folder, file } = job;
    sending.update(job.id, { state: 'sending', sent: 0, problem: undefined });
    try {
      const md5 = await sending.md5(file);
      return [{ job, folder, name: file.name, size: file.size, type: contentType(file.type), md5 }];
    } catch (error) {
      if (!sending.signal.aborted) fail(sending, job, error);
      return [];
    }
  });
  const all = (await Promise.all(prepared)).flat();
  sending.signal.throwIfAborted();
  return all;
}

async function put(sending: Sending, { job, type, md5 }: Prepared, address: string | undefined) {
  if (address === undefined) throw new MalformedResponseError();
  const onProgress = (sent: number) => sending.update(job.id, { sent: Math.min(sent, job.file.size) });
  await putFile(address, job.file, { type, md5, signal: sending.signal, onProgress });
  sending.update(job.id, { state: 'stored', sent: job.file.size });
}

/** Requeues the file if a retry may help and attempts are left, else fails it. Returns whether it was requeued. */
function tryAgain(sending: Sending, job: Job, error: unknown, mayHelp: boolean): boolean {
  // While the browser knows that it is offline, nothing can be held against a file.
  const attempts = navigator.onLine ? job.attempts + 1 : job.attempts;
  if (!mayHelp || attempts >= ATTEMPTS) {
    fail(sending, job, error);
    return false;
  }
  sending.update(job.id, { state: 'waiting', sent: 0, attempts });
  return true;
}

function fail(sending: Sending, { id }: Job, error: unknown): void {
  sending.update(id, { state: 'failed', sent: 0, problem: error instanceof Error ? error : undefined });
}

/** The trouble may be over by the next attempt. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof StatusError)) return isUncertain(error) || error instanceof OfflineError;
  const { status, retryAfterMs = 0 } = error;
  return retryAfterMs <= LONGEST_RETRY_AFTER_MS && (status >= 500 || status === 408 || status === 429);
}

/** The vendor refuses what a file is or is called, not the upload. */
function isAboutFiles(error: unknown): boolean {
  return [400, 422].includes(statusOf(error) ?? 0);
}
