// The files that are stored for an instance, and the addresses to send files to (docs/product/uploads.md#steps). The
// keys are folders and names, so nothing is converted.
import * as v from 'valibot';
import { listOf, type Listed } from '../lists';
import { filledText, maybe, number, recordOf } from '../schema';

const storedFile = v.pipe(
  v.object({
    name: filledText,
    /** Bytes. */
    size: number,
    /** Epoch seconds. */
    last_modified: number,
  }),
  v.transform(({ name, size, last_modified }) => ({ name, size, modified: last_modified })),
);

/** A file in a folder; `size` in bytes, `modified` in epoch seconds. */
export type StoredFile = v.InferOutput<typeof storedFile>;

const FOLDERS = [
  'MIB/',
  'devicetemplates/',
  'lookups/custom/',
  'snmplibs/',
  'webroot/icons/devices/',
] as const;

/** The stored files by the folders that files are uploaded to. */
export type StoredFiles = Readonly<Partial<Record<(typeof FOLDERS)[number], readonly StoredFile[]>>>;

/** The stored files by folder, such as `MIB/`. */
export const storedFiles = v.pipe(
  // Other keys may hold anything, so they are no part of the schema; a list is no object of folders.
  recordOf(v.unknown()),
  v.object(
    v.entriesFromList(
      FOLDERS,
      v.optional(listOf(storedFile), () => []),
    ),
  ),
  v.transform((all): Listed<StoredFiles> => {
    const entries = Object.entries(all);
    return {
      items: Object.fromEntries(entries.map(([folder, { items }]) => [folder, items])),
      leftOut: entries.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
    };
  }),
);

/** Addresses by folder and name. */
export const uploadAddresses = recordOf(maybe(v.string()));
