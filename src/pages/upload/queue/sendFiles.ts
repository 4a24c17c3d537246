// Sends files to the storage (docs/product/uploads.md#steps, docs/product/uploads.md#what-goes-wrong): a few at a
// time, with addresses fetched just before. A file that fails because of the network or the storage is sent
// again with a new address, after a wait; one that the vendor refuses isn't.
import { isUncertain } from '../../../api/outcomes/uncertain';
import {
  LONGEST_RETRY_AFTER_MS,
  MalformedResponseError,
  StatusError,
  statusOf,
} from '../../../api/client/errors';
import { pause, untilOnline } from '../../../api/waits';
import { whetherAway } from '../../../browser/network';
import { retryDelay } from '../../../api/client/retry';
import { putFile } from '../../../api/instances/storage';
import { requestAddresses, type DeclaredFile } from '../../../api/instances/uploads';
import { NoTokenError } from '../../../domain/session/sessionErrors';
import { contentType } from '../../../domain/uploads/upload';
import type { Job, SendableJob } from './job';

/** How many files are sent at a time: few, so that no address expires while the others are sent. */
const BATCH = 5;
const ATTEMPTS = 4;

/** Where files come from and how their progress is reported. */
export interface Sending {
  stackId: string;
  /** Ends the sending; the caller has to deal with the files that are unsent by then. */
  signal: AbortSignal;
  md5: (file: Blob) => Promise<string>;
  /** Returns waiting files, at most `most`; those with fewer failed attempts first. */
  take: (most: number) => readonly SendableJob[];
  update: (id: number, change: Partial<Job>) => void;
}

type Prepared = DeclaredFile & { job: SendableJob };

/** Sends all waiting files, including those added in the meantime. Throws only if the signal ended it. */
export async function sendFiles(sending: Sending): Promise<void> {
  const { take, signal } = sending;
  const waitAfter = createBackoff();
  let most = BATCH;
  let wait = 0;
  /** Requests for addresses that failed in a row. No file is the cause, so none is charged an attempt. */
  let refusals = 0;
  for (let jobs = take(most); jobs.length > 0; jobs = take(most)) {
    // Untried files wait, too: they go to the same server.
    if (wait > 0) await pause(wait, signal);
    wait = 0;
    await untilOnline(signal);
    const prepared = await prepare(sending, jobs);
    if (prepared.length === 0) continue;

    let addresses: readonly (string | undefined)[];
    try {
      addresses = await requestAddresses(sending.stackId, prepared, signal);
      refusals = 0;
    } catch (error) {
      signal.throwIfAborted();
      const declared = prepared.map(({ job }) => job);
      if (isAboutFiles(error)) {
        refusals = 0;
        // Any of them may be the cause, so each is requested alone from now on.
        if (declared.length > 1) declared.forEach((job) => requeue(sending, job, job.attempts));
        else failAll(sending, declared, error);
        most = 1;
        continue;
      }
      if (!(await whetherAway())) refusals += 1;
      signal.throwIfAborted();
      if (mayPass(error) && refusals < ATTEMPTS) {
        declared.forEach((job) => requeue(sending, job, job.attempts));
        wait = waitAfter([error]);
      } else {
        // All other files would fail in the same way.
        failAll(sending, [...declared, ...take(Infinity)], error);
      }
      continue;
    }
    const errors = await putAll(sending, prepared, addresses);
    wait = waitAfter(errors);
    const putOff = errors.find(isPutOff);
    if (putOff) failAll(sending, take(Infinity), putOff);
  }
}

/** Returns a function that takes a batch's errors and returns the wait before the next batch, ms; longer each time in a row. */
function createBackoff(): (errors: readonly unknown[]) => number {
  let failures = 0;
  return (errors) => {
    const waits = errors.map((error) => retryDelay(failures, error));
    failures = errors.length > 0 ? failures + 1 : 0;
    return Math.max(0, ...waits);
  };
}

/** Sends the files' bytes. Returns the errors that the files themselves aren't the cause of. */
async function putAll(
  sending: Sending,
  prepared: readonly Prepared[],
  addresses: readonly (string | undefined)[],
): Promise<unknown[]> {
  const errors: unknown[] = [];
  await Promise.all(
    prepared.map(async (one, index) => {
      try {
        await put(sending, one, addresses[index]);
      } catch (error) {
        if (sending.signal.aborted) return;
        // A storage responds with 403 to an address that has expired or was used.
        const mayHelp = mayPass(error) || statusOf(error) === 403;
        if (mayHelp || isPutOff(error)) errors.push(error);
        await tryAgain(sending, one.job, error, mayHelp);
      }
    }),
  );
  sending.signal.throwIfAborted();
  return errors;
}

/** Computes the files' digests. A file that can't be read fails. */
async function prepare(sending: Sending, jobs: readonly SendableJob[]): Promise<Prepared[]> {
  const prepared = jobs.map(async (job): Promise<Prepared[]> => {
    const { folder, file } = job;
    sending.update(job.id, { state: 'sending', sent: 0, problem: undefined });
    try {
      const md5 = await sending.md5(file);
      return [{ job, folder, name: file.name, size: file.size, type: contentType(file.type), md5 }];
    } catch (error) {
      if (!sending.signal.aborted) failAll(sending, [job], error);
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

/** Requeues the file if a retry may help and attempts are left, else fails it. */
async function tryAgain(sending: Sending, job: Job, error: unknown, mayHelp: boolean): Promise<void> {
  // While the network is away, a failure doesn't count as one of the file's attempts.
  const attempts = (await whetherAway()) ? job.attempts : job.attempts + 1;
  if (sending.signal.aborted) return;
  if (mayHelp && attempts < ATTEMPTS) requeue(sending, job, attempts);
  else failAll(sending, [job], error);
}

function requeue(sending: Sending, { id }: Job, attempts: number): void {
  sending.update(id, { state: 'waiting', sent: 0, attempts });
}

function failAll(sending: Sending, jobs: readonly Job[], error: unknown): void {
  const problem = error instanceof Error ? error : undefined;
  for (const { id } of jobs) sending.update(id, { state: 'failed', sent: 0, problem });
}

/** True if the next attempt may succeed. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof StatusError)) return isUncertain(error) || error instanceof NoTokenError;
  const { status } = error;
  return !isPutOff(error) && (status >= 500 || status === 408 || status === 429);
}

/** True if the server asks for a longer wait than the portal's longest. */
function isPutOff(error: unknown): boolean {
  return error instanceof StatusError && (error.retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS;
}

/** True if the vendor refuses a declared file (its name, size or type), not the upload as such. */
function isAboutFiles(error: unknown): boolean {
  return [400, 413, 415, 422].includes(statusOf(error) ?? 0);
}
