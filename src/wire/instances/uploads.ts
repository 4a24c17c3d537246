// The files that are stored for an instance, and the addresses to send files to (docs/product/uploads.md#steps). The
// keys are folders and names, so nothing is converted.
import * as v from 'valibot';
import { listOf, type Listed } from '../lists';
import { id, number, recordOf } from '../schema';

const storedFile = v.pipe(
  v.object({
    name: id,
    /** Bytes. */
    size: number,
    /** Epoch seconds. */
    last_modified: number,
  }),
  v.transform(({ name, size, last_modified }) => ({ name, size, modified: last_modified })),
);

export type StoredFile = v.InferOutput<typeof storedFile>;

/** The stored files by folder. */
export type StoredFiles = Readonly<Record<string, readonly StoredFile[]>>;

/** The stored files by folder, such as `MIB/`. */
export const storedFiles = v.pipe(
  recordOf(listOf(storedFile)),
  v.transform((all): Listed<StoredFiles> => {
    const entries = Object.entries(all);
    return {
      items: Object.fromEntries(entries.map(([folder, { items }]) => [folder, items])),
      leftOut: entries.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
    };
  }),
);

/** Addresses by folder and name. */
export const uploadAddresses = recordOf(v.string());
