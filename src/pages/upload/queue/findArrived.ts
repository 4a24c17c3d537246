// Files that are stored although the response was lost or not waited for (docs/product/uploads.md#what-goes-wrong).
import type { QueryClient } from '@tanstack/react-query';
import { mayRetry } from '../../../api/client/retry';
import { uploadsQuery } from '../../../api/instances/uploads';
import { pause } from '../../../api/waits';
import { isSameName } from '../../../domain/uploads/upload';
import type { StoredFiles } from '../../../wire/instances';
import type { UploadQueue } from './createUploadQueue';
import type { SendableJob } from './job';

/** How long the storage may go on processing the bytes of a cancelled call, ms. */
const SETTLED_MS = 500;

/** Reads the stack's files afresh. Returns undefined if they can't be read. */
export function readStored(client: QueryClient, stackId: string): Promise<StoredFiles | undefined> {
  return client.query({ ...uploadsQuery(stackId), staleTime: 0, retry: mayRetry }).catch(() => undefined);
}

interface Finding {
  stackId: string;
  /** The stack's files before the run, if they are known. */
  before: StoredFiles | undefined;
  isCancelled: boolean;
}

/** Reads the stack's files after a run, and marks those of the queue that have arrived since `before`. */
export async function findArrived(
  client: QueryClient,
  queue: UploadQueue,
  { stackId, before, isCancelled }: Finding,
): Promise<void> {
  if (isCancelled) await pause(SETTLED_MS);
  const after = await readStored(client, stackId);
  if (before && after) queue.found((job) => isNew(job, before, after));
}

/** True if the file was stored between the reading of the two lists. */
function isNew({ folder, file }: SendableJob, before: StoredFiles, after: StoredFiles): boolean {
  const find = (list: StoredFiles) => list[folder]?.find(({ name }) => isSameName(name, file.name));
  const [old, now] = [find(before), find(after)];
  return now?.size === file.size && now.modified !== old?.modified;
}
