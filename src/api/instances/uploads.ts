// Files for an instance (docs/product/uploads.md#steps): those stored, addresses to send files to, and their
// delivery.
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { persist, readPersisted } from '../../browser/storage/userStorage';
import { UPLOAD_KINDS, type UploadFolder } from '../../domain/uploads/upload';
import { at, get, send } from '../client/http';
import { ignored } from '../../wire/schema';
import { storedFiles, uploadAddresses } from '../../wire/instances';
import { listQuery } from '../client/lists';
import { useChange, type Change } from '../outcomes/change';
import { orUnconfirmed } from '../outcomes/uncertain';
import { message } from '../../messages/t';

/** GET /instance/{stackId}/upload/s3; the keys are the instance's folders. */
export function uploadsQuery(stackId: string) {
  return listQuery({
    queryKey: ['uploads', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/upload/s3`, storedFiles, { signal, keep: 'keys' }),
  });
}

/** What the vendor is told of a file before it is uploaded. */
export interface DeclaredFile {
  folder: UploadFolder;
  name: string;
  size: number;
  type: string;
  /** The digest's 16 bytes in base64. */
  md5: string;
}

/**
 * POST /instance/{stackId}/upload. Returns an address for each file, in their order, valid for a minute; undefined where the
 * answer has none. The answer may write a name's accents in another way (docs/product/uploads.md#names).
 */
export async function requestAddresses(
  stackId: string,
  files: readonly DeclaredFile[],
  signal: AbortSignal,
): Promise<(string | undefined)[]> {
  const declared = UPLOAD_KINDS.map(({ folder }) => [
    folder,
    files
      .filter((file) => file.folder === folder)
      .map(({ name, size, type, md5 }) => ({
        name,
        content_length: size,
        content_type: type,
        md5_base64: md5,
      })),
  ]);
  const body: unknown = Object.fromEntries(declared);
  const answer = await send('post', at`/instance/${stackId}/upload`, uploadAddresses, body, {
    signal,
    keep: 'keys',
  });
  const addresses = new Map(Object.entries(answer).map(([key, to]) => [key.normalize('NFC'), to]));
  return files.map(({ folder, name }) => addresses.get((folder + name).normalize('NFC')));
}

/** Whose files wait where. */
export interface Uploader {
  stackId: string;
  /** The user's `sub`. */
  user: string;
}

/**
 * How many files this tab has stored on the stack that aren't delivered yet. Kept for the user beyond the page, so that they can
 * still be delivered (docs/product/uploads.md#delivery).
 */
export function undeliveredQuery(uploader: Uploader) {
  const read = () => readUndelivered(uploader);
  return queryOptions({
    queryKey: ['undelivered', uploader.stackId],
    queryFn: read,
    initialData: read,
    gcTime: Infinity,
  });
}

function readUndelivered({ stackId, user }: Uploader): number {
  return readPersisted('tab', `undelivered:${stackId}`, user, 0);
}

/** Returns how many files aren't delivered. */
export function undelivered(client: QueryClient, uploader: Uploader): number {
  return client.getQueryData(undeliveredQuery(uploader).queryKey) ?? readUndelivered(uploader);
}

/** Counts so many more files as stored and not delivered. */
export function addUndelivered(client: QueryClient, uploader: Uploader, more: number): void {
  const { stackId, user } = uploader;
  const count = Math.max(0, undelivered(client, uploader) + more);
  client.setQueryData(undeliveredQuery(uploader).queryKey, count);
  persist('tab', `undelivered:${stackId}`, user, count > 0 ? count : undefined);
}

/**
 * POST /instance/{stackId}/upload/s3: delivers the files that are stored by now to the instance. Idempotent. Throws an
 * UncertainError if nobody knows whether they were.
 */
export async function deliverUploads(client: QueryClient, uploader: Uploader): Promise<void> {
  const { stackId } = uploader;
  const given = undelivered(client, uploader);
  await orUnconfirmed(
    send('post', at`/instance/${stackId}/upload/s3`, ignored),
    message('upload.deliveryUnconfirmed'),
  );
  addUndelivered(client, uploader, -given);
  void client.invalidateQueries(uploadsQuery(stackId));
}

/** Returns the change that delivers the stored files. */
export function useDeliverUploads(uploader: Uploader): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['deliver-uploads', uploader.stackId],
    mutationFn: () => deliverUploads(client, uploader),
  });
}
