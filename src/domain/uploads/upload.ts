// The kinds of files an instance accepts, and what a file must be to be accepted (docs/product/uploads.md#kinds,
// docs/product/uploads.md#size, docs/product/uploads.md#names).

import type { StoredFiles } from '../../wire/instances';
import { message, type Message, type PlainKey } from '../../messages/t';
import { folded } from '../text/searchWords';

/** A folder of an instance that files can be uploaded to. */
export type UploadFolder = keyof StoredFiles;

/** A kind of file, with the folder that such files are uploaded to. */
export interface UploadKind {
  /** The instance's folder, which is also the key on the wire. */
  folder: UploadFolder;
  label: PlainKey;
  /** What such files are for. */
  about: PlainKey;
  /** In small letters. */
  extensions: readonly string[];
}

/** The kinds in display order. */
export const UPLOAD_KINDS: readonly UploadKind[] = [
  { folder: 'MIB/', label: 'upload.mibFiles', about: 'upload.mibFilesAbout', extensions: ['mib', 'my'] },
  {
    folder: 'devicetemplates/',
    label: 'upload.deviceTemplates',
    about: 'upload.deviceTemplatesAbout',
    extensions: ['odt'],
  },
  {
    folder: 'lookups/custom/',
    label: 'upload.customLookups',
    about: 'upload.customLookupsAbout',
    extensions: ['ovl'],
  },
  {
    folder: 'snmplibs/',
    label: 'upload.snmpLibraries',
    about: 'upload.snmpLibrariesAbout',
    extensions: ['oidlib'],
  },
  {
    folder: 'webroot/icons/devices/',
    label: 'upload.deviceIcons',
    about: 'upload.deviceIconsAbout',
    extensions: ['svg', 'png'],
  },
];

/**
 * Returns the kind that takes a file of this name, by its extension (docs/product/uploads.md#sorting); undefined if no kind does,
 * or several do.
 */
export function kindOf(name: string, kinds = UPLOAD_KINDS): UploadKind | undefined {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  const [kind, ...others] = kinds.filter(({ extensions }) => extensions.includes(extension));
  return others.length === 0 ? kind : undefined;
}

/** docs/product/uploads.md#size */
const MAX_FILE_BYTES = 1_048_576;
/** The longest file name that is accepted, in UTF-16 units. */
const MAX_NAME_LENGTH = 255;

/** What Windows, on which every instance runs, allows nowhere in a name. */
const FORBIDDEN = /[<>:"/\\|?*]/;
/** The names of its devices, which no file may have, whatever its extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** Files that operating systems put into folders; nobody means to upload them when dropping a folder. */
const SYSTEM_FILES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Returns why a file can't be uploaded, or undefined. `size` in bytes. */
export function fileProblem({ name, size }: { name: string; size: number }): Message | undefined {
  if (size > MAX_FILE_BYTES) return message('upload.tooLarge', { name, most: MAX_FILE_BYTES });
  if (name.length > MAX_NAME_LENGTH) return message('upload.tooLongName', { name, most: MAX_NAME_LENGTH });
  return windowsProblem(name);
}

/** Returns why Windows can't hold a file of this name, or undefined (docs/product/uploads.md#names). */
function windowsProblem(name: string): Message | undefined {
  const [character] = FORBIDDEN.exec(name) ?? [];
  if (character !== undefined) return message('upload.forbiddenCharacter', { name, character });
  if (/\p{Cc}/u.test(name)) return message('upload.controlCharacter', { name });
  const [, device] = DEVICE.exec(name) ?? [];
  if (device !== undefined) return message('upload.deviceName', { name, device });
  return /(?:^|[. ])$/.test(name) ? message('upload.badEnd', { name }) : undefined;
}

/** True if the names are the same text: an accent may stand alone, as macOS writes it, or be a part of its letter. */
export function isSameName(a: string, b: string): boolean {
  return a.normalize('NFC') === b.normalize('NFC');
}

/** True if Windows takes the names for the same: it ignores capitals. */
export function isSameOnWindows(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/**
 * Returns why a file can't be uploaded beside `others`, those before it in the same folder of the instance, or undefined. Each is
 * given by its name, with the folders that it was chosen from as far as they are known: two of one name are told apart by them.
 */
export function twinProblem(path: string, others: readonly string[]): Message | undefined {
  const name = nameIn(path);
  const twin = others.find((one) => isSameOnWindows(nameIn(one), name));
  if (twin === undefined) return undefined;
  if (!isSameName(nameIn(twin), name)) return message('upload.onlyCapitals', { name, other: nameIn(twin) });
  return isSameName(twin, path)
    ? message('upload.twice', { name })
    : message('upload.sameName', { path, other: twin });
}

const nameIn = (path: string) => path.replace(/^.*\//, '');

/** True for a file that the operating system created, such as .DS_Store; it is skipped when a folder is dropped. */
export function isSystemFile(name: string): boolean {
  return SYSTEM_FILES.has(name.toLowerCase());
}

/** Returns the browser's guess if it has the form of a MIME type, else 'application/octet-stream'. */
export function contentType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
