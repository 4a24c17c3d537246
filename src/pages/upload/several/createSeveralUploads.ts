// Sends the same files and templates to several instances (docs/product/uploads.md#several), four at a time: each has a queue as
// on its own page, and its delivery after it. What is done for an instance isn't done again.
import type { QueryClient } from '@tanstack/react-query';
import { runBulk } from '../../../api/instances/bulkRun';
import { deliverTemplate } from '../../../api/instances/gitTemplates';
import { addUndelivered, deliverUploads } from '../../../api/instances/uploads';
import { UncertainError } from '../../../api/outcomes/uncertain';
import { untilOnline } from '../../../api/waits';
import type { Instance } from '../../../domain/instances/instance';
import type { InstanceUpload, UploadProblem } from '../../../domain/uploads/instanceUpload';
import { UPLOAD_KINDS, type UploadFolder } from '../../../domain/uploads/upload';
import { createStore } from '../../../domain/values/store';
import { MessageError } from '../../../messages/MessageError';
import { message } from '../../../messages/t';
import type { GitTemplate } from '../../../wire/instances';
import { createHasher } from '../queue/createHasher';
import { createUploadQueue } from '../queue/createUploadQueue';
import { findArrived, readStored } from '../queue/findArrived';
import { countOf } from '../queue/job';

/** The shortest time between two renders, ms. */
const RENDERED_EVERY_MS = 100;

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

/** What is left to do for one instance. */
interface Left {
  /** Those that aren't stored. */
  files: readonly ChosenFile[];
  /** Whether the stored files are delivered. */
  isDelivered: boolean;
  templates: readonly GitTemplate[];
}

/** Returns the state of all of them, and functions that run and stop the upload. `user` is the user's `sub`. */
export function createSeveralUploads(
  client: QueryClient,
  user: string,
  instances: readonly Instance[],
  { files, templates }: Parcel,
) {
  const size = bytesOf(files);
  const state = new Map<string, InstanceUpload>(
    instances.map((instance) => [
      instance.id,
      { instance, state: 'waiting', stored: 0, files: files.length, sent: 0, size, problems: [] },
    ]),
  );
  const left = new Map<string, Left>(
    instances.map(({ id }) => [id, { files, isDelivered: files.length === 0, templates }]),
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

  /** Does what is left for an instance. Returns the errors that kept some of it from being done. */
  const one = async (instance: Instance, signal: AbortSignal): Promise<readonly Error[]> => {
    const rest = left.get(instance.id);
    if (!rest) return [];
    const problems: UploadProblem[] = [];
    try {
      if (rest.files.length > 0) problems.push(...(await sendAll(instance, rest, signal)));
      // Without all its files, an instance gets nothing.
      if (rest.files.length === 0) problems.push(...(await deliverAll(instance, rest, signal)));
    } catch (error) {
      if (signal.aborted) {
        update(instance, { state: 'stopped' });
        return [];
      }
      problems.push({ error: asError(error) });
    }
    update(instance, { state: problems.length > 0 ? 'failed' : 'delivered', problems });
    return problems.map(({ error }) => error);
  };

  /** Stores the files that aren't yet. Returns why some of them can't be; throws the signal's reason. */
  const sendAll = async (instance: Instance, rest: Left, signal: AbortSignal): Promise<UploadProblem[]> => {
    const { stackId } = instance;
    update(instance, { state: 'sending' });
    const before = await readStored(client, stackId);
    signal.throwIfAborted();
    const runs: Promise<void>[] = [];
    const queue = createUploadQueue({
      stackId,
      storedNames: (folder) => before?.[folder]?.map(({ name }) => name) ?? [],
      onRun: (run) => runs.push(run),
      onStored: () => addUndelivered(client, { stackId, user }, 1),
      hasher: { md5: digests.md5, close: () => undefined },
    });
    const isDone = ({ folder, file }: ChosenFile) =>
      queue.state().jobs.some((job) => job.state === 'stored' && job.folder === folder && job.file === file);
    const follow = () => {
      const { jobs } = queue.state();
      update(instance, {
        stored: files.length - rest.files.length + countOf(jobs, 'stored'),
        sent: size - bytesOf(rest.files) + jobs.reduce((sum, { sent }) => sum + sent, 0),
      });
    };
    queue.subscribe(follow);
    signal.addEventListener('abort', queue.cancel);
    for (const { folder } of UPLOAD_KINDS) {
      const own = rest.files.filter((file) => file.folder === folder).map(({ file }) => file);
      if (own.length > 0) queue.add(folder, own);
    }
    await Promise.all(runs);
    signal.removeEventListener('abort', queue.cancel);
    if (!rest.files.every(isDone)) {
      await findArrived(client, queue, { stackId, before, isCancelled: signal.aborted });
    }
    follow();
    rest.files = rest.files.filter((file) => !isDone(file));
    signal.throwIfAborted();
    return queue
      .state()
      .jobs.filter((job) => job.state !== 'stored')
      .map(({ file, problem }) => ({
        name: file.name,
        error: problem ?? new MessageError(message('failures.unexpected')),
      }));
  };

  /** Delivers the stored files, then the templates. Returns why some of it can't be; throws the signal's reason. */
  const deliverAll = async (
    instance: Instance,
    rest: Left,
    signal: AbortSignal,
  ): Promise<UploadProblem[]> => {
    update(instance, { state: 'delivering' });
    if (!rest.isDelivered) {
      await untilOnline(signal);
      await deliverUploads(client, { stackId: instance.stackId, user });
      rest.isDelivered = true;
    }
    const problems: UploadProblem[] = [];
    for (const template of rest.templates) {
      await untilOnline(signal);
      try {
        await deliverTemplate(instance.stackId, template);
        rest.templates = rest.templates.filter((other) => other !== template);
      } catch (error) {
        const isUnclear = error instanceof UncertainError;
        problems.push({ name: template.name, error: asError(error), isUnclear });
      }
    }
    return problems;
  };

  /** Runs what is left for these instances. Never throws: the state says what became of each. */
  const run = async (which: readonly Instance[]) => {
    const { signal } = (running = new AbortController());
    for (const instance of which) update(instance, { state: 'waiting', problems: [] });
    render();
    await runBulk(which, {
      signal,
      one: (instance) => one(instance, signal),
      onNotBegun: (instance) => update(instance, { state: 'stopped' }),
    });
    running = undefined;
    digests.close();
    render();
  };

  return {
    current: store.current,
    subscribe: store.subscribe,
    start: () => run(instances),
    /** Does what is left for the instances in this state. */
    again: (which: 'failed' | 'stopped') =>
      run([...state.values()].filter((one) => one.state === which).map(({ instance }) => instance)),
    stop: () => running?.abort(new DOMException('The upload was stopped.', 'AbortError')),
  };
}

function bytesOf(files: readonly ChosenFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Returns a function that computes each file's digest once, and one that ends its worker. */
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
