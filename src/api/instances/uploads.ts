// Files for an instance (docs/product/uploads.md#steps): those stored, addresses to send files to, and their
// delivery.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
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

/**
 * POST /instance/{stackId}/upload/s3: delivers the stored files to the instance. Idempotent. Throws an UncertainError if nobody
 * knows whether they were.
 */
export async function deliverUploads(client: QueryClient, stackId: string): Promise<void> {
  await orUnconfirmed(
    send('post', at`/instance/${stackId}/upload/s3`, ignored),
    message('upload.deliveryUnconfirmed'),
  );
  void client.invalidateQueries(uploadsQuery(stackId));
}

/** Returns the change that delivers the stored files. */
export function useDeliverUploads(stackId: string): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['deliver-uploads', stackId],
    mutationFn: () => deliverUploads(client, stackId),
  });
}
