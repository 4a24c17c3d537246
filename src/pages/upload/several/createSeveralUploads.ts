// Sends the same files and templates to several instances (docs/product/uploads.md#several): each has a queue as on its own
// page, and its delivery after it. What is done for an instance isn't done again.
import type { QueryClient } from '@tanstack/react-query';
import type { Doing } from '../../../api/instances/bulkRun';
import { deliverTemplate } from '../../../api/instances/gitTemplates';
import { addUndelivered, deliverUploads } from '../../../api/instances/uploads';
import { UncertainError } from '../../../api/outcomes/uncertain';
import { untilOnline } from '../../../api/waits';
import {
  bytesOf,
  UploadError,
  type ChosenFile,
  type Parcel,
  type UploadItem,
  type UploadProblem,
  type UploadProgress,
} from '../../../domain/uploads/instanceUpload';
import { UPLOAD_KINDS } from '../../../domain/uploads/upload';
import { MessageError } from '../../../messages/MessageError';
import { message } from '../../../messages/t';
import { createHasher } from '../queue/createHasher';
import { createUploadQueue } from '../queue/createUploadQueue';
import { findArrived, readStored } from '../queue/findArrived';
import { countOf } from '../queue/job';

/** What is left to do for one instance: the files that aren't stored, their delivery, and the templates. */
interface Left extends Parcel {
  isDelivered: boolean;
}

/** Returns what sends a parcel to an instance, and what ends its worker. `user` is the user's `sub`. */
export function createSeveralUploads(client: QueryClient, user: string) {
  /** By subscription id. */
  const left = new Map<string, Left>();
  const hasher = createHasher();

  /** Does what is left for an instance. Throws why some of it can't be done, or the signal's reason. */
  const send = async (item: UploadItem, doing: Doing<UploadProgress>): Promise<UploadProgress> => {
    const { files, templates } = item.parcel;
    const rest = left.get(item.id) ?? { files, templates, isDelivered: files.length === 0 };
    left.set(item.id, rest);
    try {
      // Without all its files, an instance gets nothing.
      if (rest.files.length > 0) await sendAll(item, rest, doing);
      return await deliverAll(item, rest, doing);
    } catch (error) {
      if (!(error instanceof UploadError)) doing.signal.throwIfAborted();
      throw error;
    }
  };

  /** Stores the files that aren't yet. */
  const sendAll = async (
    { parcel: { files }, instance: { stackId } }: UploadItem,
    rest: Left,
    { signal, tell }: Doing<UploadProgress>,
  ) => {
    const before = await readStored(client, stackId);
    signal.throwIfAborted();
    const runs: Promise<void>[] = [];
    const queue = createUploadQueue({
      stackId,
      storedNames: (folder) => before?.[folder]?.map(({ name }) => name) ?? [],
      onRun: (run) => runs.push(run),
      onStored: () => addUndelivered(client, { stackId, user }, 1),
      hasher: { ...hasher, close: () => undefined },
    });
    const isDone = ({ folder, file }: ChosenFile) =>
      queue.state().jobs.some((job) => job.state === 'stored' && job.folder === folder && job.file === file);
    const follow = () => {
      const { jobs } = queue.state();
      tell({
        stored: files.length - rest.files.length + countOf(jobs, 'stored'),
        sent: bytesOf(files) - bytesOf(rest.files) + jobs.reduce((sum, { sent }) => sum + sent, 0),
        isDelivering: false,
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
    const unsent = queue.state().jobs.filter((job) => job.state !== 'stored');
    if (unsent.length > 0) {
      const why = (problem?: Error) => problem ?? new MessageError(message('failures.unexpected'));
      throw new UploadError(unsent.map(({ file, problem }) => ({ name: file.name, error: why(problem) })));
    }
  };

  /** Delivers the stored files, then the templates. */
  const deliverAll = async (
    { parcel: { files }, instance: { stackId } }: UploadItem,
    rest: Left,
    { signal, tell }: Doing<UploadProgress>,
  ): Promise<UploadProgress> => {
    const done = { stored: files.length, sent: bytesOf(files), isDelivering: true };
    tell(done);
    if (!rest.isDelivered) {
      await untilOnline(signal);
      await deliverUploads(client, { stackId, user });
      rest.isDelivered = true;
    }
    const problems: UploadProblem[] = [];
    for (const template of rest.templates) {
      await untilOnline(signal);
      try {
        await deliverTemplate(stackId, template);
        rest.templates = rest.templates.filter((other) => other !== template);
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        problems.push({ name: template.name, error, isUnclear: thrown instanceof UncertainError });
      }
    }
    if (problems.length > 0) throw new UploadError(problems);
    return done;
  };

  return { send, close: hasher.close };
}
