// Sends the same files and templates to several instances (docs/product/uploads.md#several), four at a time: each has a queue as
// on its own page, and its delivery after it. What is done for an instance isn't done again.
import { deliverTemplate } from '../../../api/instances/gitTemplates';
import { AT_A_TIME } from '../../../api/instances/settings';
import { deliverUploads } from '../../../api/instances/uploads';
import { UncertainError } from '../../../api/outcomes/uncertain';
import { createLine } from '../../../api/waits/line';
import type { Instance } from '../../../domain/instances/instance';
import { isUnfinished, type InstanceUpload } from '../../../domain/uploads/instanceUpload';
import { UPLOAD_KINDS, type UploadFolder } from '../../../domain/uploads/upload';
import { createStore } from '../../../domain/values/store';
import type { GitTemplate } from '../../../wire/instances/gitTemplates';
import { createHasher } from '../queue/createHasher';
import { createUploadQueue, type UploadQueue } from '../queue/createUploadQueue';

const RENDERED_EVERY_MS = 100;

/** What every instance gets. */
export interface Parcel {
  files: readonly { folder: UploadFolder; file: File }[];
  templates: readonly GitTemplate[];
}

/** What is left to do for one instance. */
interface Left {
  /** Absent until its turn. */
  queue?: UploadQueue;
  isDelivered: boolean;
  templates: readonly GitTemplate[];
}

/** The state of all of them, and functions that run and stop. */
export function createSeveralUploads(instances: readonly Instance[], { files, templates }: Parcel) {
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  const state = new Map<string, InstanceUpload>(
    instances.map((instance) => [
      instance.id,
      { instance, state: 'waiting', stored: 0, files: files.length, sent: 0, size },
    ]),
  );
  const left = new Map<string, Left>(
    instances.map(({ id }) => [id, { isDelivered: files.length === 0, templates }]),
  );
  const store = createStore({ uploads: [...state.values()], isRunning: false });
  const digests = createDigests();
  let running: AbortController | undefined;
  let timer = 0;

  const render = () => {
    window.clearTimeout(timer);
    timer = 0;
    store.set({ uploads: [...state.values()], isRunning: running !== undefined });
  };
  const update = ({ id }: Instance, change: Partial<InstanceUpload>) => {
    const old = state.get(id);
    if (!old) return;
    state.set(id, { ...old, ...change });
    if (timer === 0) timer = window.setTimeout(render, RENDERED_EVERY_MS);
  };

  const one = async (instance: Instance, signal: AbortSignal) => {
    const rest = left.get(instance.id);
    if (!rest) return;
    update(instance, { state: 'sending', problem: undefined });
    if (!rest.isDelivered) {
      if (!isStored(rest)) await sendAll(instance, rest, signal);
      update(instance, { state: 'delivering' });
      await deliverUploads(instance.stackId);
      rest.isDelivered = true;
    }
    update(instance, { state: 'delivering' });
    for (const template of rest.templates) {
      signal.throwIfAborted();
      await deliver(instance, rest, template);
    }
    update(instance, { state: 'delivered' });
  };

  /** Stores the files that aren't yet. Throws why one of them can't be, or the signal's reason. */
  const sendAll = async (instance: Instance, rest: Left, signal: AbortSignal) => {
    const isAgain = rest.queue !== undefined;
    const queue = (rest.queue ??= createUploadQueue({
      stackId: instance.stackId,
      storedNames: () => [],
      // The whole run counts as under way.
      onRun: () => undefined,
      hasher: { md5: digests.md5, close: () => undefined },
    }));
    const follow = () => {
      const { jobs } = queue.state();
      const stored = jobs.filter((job) => job.state === 'stored').length;
      update(instance, { stored, sent: jobs.reduce((sum, job) => sum + job.sent, 0) });
    };
    const unsubscribe = queue.subscribe(follow);
    signal.addEventListener('abort', queue.cancel);
    await new Promise<void>((resolve) => {
      const unfollow = queue.onEnd(() => {
        unfollow();
        resolve();
      });
      if (isAgain) queue.retry();
      else {
        for (const { folder } of UPLOAD_KINDS) {
          const own = files.filter((one) => one.folder === folder).map(({ file }) => file);
          if (own.length > 0) queue.add(folder, own);
        }
      }
    });
    signal.removeEventListener('abort', queue.cancel);
    unsubscribe();
    follow();
    signal.throwIfAborted();
    const unsent = queue.state().jobs.find((job) => job.state !== 'stored');
    if (unsent) throw unsent.problem ?? new Error(unsent.file.name);
  };

  /** Throws why the template wasn't delivered. One that may have arrived isn't delivered again. */
  const deliver = async (instance: Instance, rest: Left, template: GitTemplate) => {
    try {
      await deliverTemplate(instance.stackId, template);
    } catch (error) {
      if (!(error instanceof UncertainError)) throw error;
      rest.templates = rest.templates.filter((other) => other !== template);
      throw new UnknownDelivery(error);
    }
    rest.templates = rest.templates.filter((other) => other !== template);
  };

  /** Runs what is left for these instances. Never throws: the state says what became of each. */
  const run = async (which: readonly Instance[]) => {
    const { signal } = (running = new AbortController());
    const line = createLine(AT_A_TIME);
    for (const instance of which) update(instance, { state: 'waiting', problem: undefined });
    render();
    await Promise.all(
      which.map((instance) =>
        line(() => one(instance, signal), signal).catch((error: unknown) => {
          if (signal.aborted) update(instance, { state: 'stopped' });
          else if (error instanceof UnknownDelivery)
            update(instance, { state: 'unknown', problem: error.cause });
          else update(instance, { state: 'failed', problem: error instanceof Error ? error : undefined });
        }),
      ),
    );
    running = undefined;
    digests.close();
    render();
  };

  return {
    current: store.current,
    subscribe: store.subscribe,
    start: () => run(instances),
    /** Repeats exactly what failed or was stopped. */
    again: () => run([...state.values()].filter(isUnfinished).map(({ instance }) => instance)),
    stop: () => running?.abort(new DOMException('The upload was stopped.', 'AbortError')),
  };
}

/** True if there is nothing left to send; a queue without anything to send has no run that could end. */
function isStored({ queue }: Left): boolean {
  return queue?.state().jobs.every(({ state }) => state === 'stored') ?? false;
}

/** Nobody knows whether a template arrived. */
class UnknownDelivery extends Error {
  override cause: UncertainError;
  constructor(cause: UncertainError) {
    super(cause.message);
    this.cause = cause;
  }
}

/** Returns a hasher that computes each file's digest once. */
function createDigests() {
  const hasher = createHasher();
  const known = new Map<Blob, Promise<string>>();
  return {
    close: hasher.close,
    md5: (file: Blob) => {
      const digest = known.get(file) ?? hasher.md5(file);
      known.set(file, digest);
      // Tried again with the file's next attempt.
      digest.catch(() => known.delete(file));
      return digest;
    },
  };
}
