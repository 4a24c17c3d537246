// The kinds of files an instance accepts, and what a file must be to be accepted (docs/product/uploads.md#kinds,
// docs/product/uploads.md#size).

import type { StoredFiles } from '../../wire/instances/uploads';
import { message, type Message, type PlainKey } from '../../messages/t';

/** A folder of an instance that files can be uploaded to. */
export type UploadFolder = keyof StoredFiles;

/** A kind of file, with the folder that such files are uploaded to. */
export interface UploadKind {
  /** The instance's folder, which is also the key on the wire. */
  folder: UploadFolder;
  label: PlainKey;
}

/** The kinds in display order. */
export const UPLOAD_KINDS: readonly UploadKind[] = [
  { folder: 'MIB/', label: 'upload.mibFiles' },
  { folder: 'devicetemplates/', label: 'upload.deviceTemplates' },
  { folder: 'lookups/custom/', label: 'upload.customLookups' },
  { folder: 'snmplibs/', label: 'upload.snmpLibraries' },
  { folder: 'webroot/icons/devices/', label: 'upload.deviceIcons' },
];

/** docs/product/uploads.md#size */
export const MAX_FILE_BYTES = 1_048_576;
/** The longest file name that is accepted, in UTF-16 units. */
export const MAX_NAME_LENGTH = 255;

/** Files that operating systems put into folders; nobody means to upload them when dropping a folder. */
const SYSTEM_FILES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Returns why a file can't be uploaded, or undefined. `size` in bytes. */
export function fileProblem({ name, size }: { name: string; size: number }): Message | undefined {
  if (size > MAX_FILE_BYTES) return message('upload.tooLarge', { name, most: MAX_FILE_BYTES });
  if (name.trim() === '' || /^\.+$/.test(name) || /[/\\\p{Cc}]/u.test(name)) {
    return message('upload.badName', { name });
  }
  return name.length > MAX_NAME_LENGTH
    ? message('upload.tooLongName', { name, most: MAX_NAME_LENGTH })
    : undefined;
}

/** True for a file that the operating system created, such as .DS_Store; it is skipped when a folder is dropped. */
export function isSystemFile(name: string): boolean {
  return SYSTEM_FILES.has(name.toLowerCase());
}

/** Returns the browser's guess if it has the form of a MIME type, else 'application/octet-stream'. */
export function contentType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
