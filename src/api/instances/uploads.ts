// Files for an instance (docs/product/uploads.md#steps): what is there, addresses to send files to, and their
// delivery.
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { UPLOAD_KINDS, type UploadFolder } from '../../domain/instances/upload';
import { at } from '../client/at';
import { get, ignored, send } from '../client/http';
import { id, listOf, listQuery, maybe, recordOf, type Listed } from '../client/lists';
import { useSaving, type Saving } from '../outcomes/saving';

/** A file that is there: its size in bytes, when it came in epoch seconds. */
export interface StoredFile {
  name: string;
  size: number | undefined;
  modified: number | undefined;
}

/** The files that are there, by folder. */
export type StoredFiles = Readonly<Record<string, readonly StoredFile[]>>;

const folders = recordOf(
  listOf(
    v.pipe(
      v.object({ name: id, size: maybe(v.number()), last_modified: maybe(v.number()) }),
      v.transform(({ name, size, last_modified }): StoredFile => ({ name, size, modified: last_modified })),
    ),
  ),
);

/** The files of all folders, and how many of them can't be shown. */
const listing = v.pipe(
  folders,
  v.transform((all): Listed<StoredFiles> => {
    const entries = Object.entries(all);
    return {
      items: Object.fromEntries(entries.map(([folder, { items }]) => [folder, items])),
      leftOut: entries.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
    };
  }),
);

const addresses = recordOf(v.string());

/** GET /instance/{stackId}/upload/s3; the keys are the instance's folders. */
export function uploadsQuery(stackId: string) {
  return listQuery({
    queryKey: ['uploads', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/upload/s3`, listing, { signal, keep: 'keys' }),
  });
}

/** What the vendor is told of a file before it comes. */
export interface DeclaredFile {
  folder: UploadFolder;
  name: string;
  size: number;
  type: string;
  /** The digest's 16 bytes in base64. */
  md5: string;
}

/** POST /instance/{stackId}/upload; gives an address for each file by folder and name, good for a minute. Asks for nothing else. */
export function requestAddresses(
  stackId: string,
  files: readonly DeclaredFile[],
  signal: AbortSignal,
): Promise<Record<string, string>> {
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
  return send('post', at`/instance/${stackId}/upload`, addresses, body, { signal, keep: 'keys' });
}

/** POST /instance/{stackId}/upload/s3: gives the instance what is stored. Doing it twice does no harm. */
export function useDeliverUploads(stackId: string): Saving<null> {
  const client = useQueryClient();
  return useSaving({
    mutationKey: ['deliver-uploads', stackId],
    mutationFn: async () => {
      await send('post', at`/instance/${stackId}/upload/s3`, ignored);
      void client.invalidateQueries(uploadsQuery(stackId));
    },
  });
}
