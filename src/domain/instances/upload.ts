// The kinds of files an instance takes, and what a file must be to be taken (docs/product/uploads.md#kinds,
// docs/product/uploads.md#size).

export type UploadFolder =
  'MIB/' | 'devicetemplates/' | 'lookups/custom/' | 'snmplibs/' | 'webroot/icons/devices/';

export interface UploadKind {
  /** The instance's folder, which is also the key on the wire. */
  folder: UploadFolder;
  label: string;
}

export const UPLOAD_KINDS: readonly UploadKind[] = [
  { folder: 'MIB/', label: 'MIB files' },
  { folder: 'devicetemplates/', label: 'Device templates' },
  { folder: 'lookups/custom/', label: 'Custom lookups' },
  { folder: 'snmplibs/', label: 'SNMP libraries' },
  { folder: 'webroot/icons/devices/', label: 'Device icons' },
];

const MAX_FILE_BYTES = 1_048_576;
const LONGEST_NAME = 255;

/** Files that systems put into every folder, and nobody means when they drop it. */
const SYSTEM_FILES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Returns why a file can't be uploaded, or undefined. `size` in bytes. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (size > MAX_FILE_BYTES) {
    return `“${name}” is too large: a file may have at most ${MAX_FILE_BYTES.toLocaleString('en')} bytes (1 MiB).`;
  }
  if (name.trim() === '' || /^\.+$/.test(name) || /[/\\\p{Cc}]/u.test(name)) {
    return `“${name}” can’t be the name of a file on the instance.`;
  }
  return name.length > LONGEST_NAME
    ? `“${name}” is too long a name: it may have at most ${LONGEST_NAME} characters.`
    : undefined;
}

export function isSystemFile(name: string): boolean {
  return SYSTEM_FILES.has(name.toLowerCase());
}

/** Returns a MIME type that can be declared for the browser's guess. */
export function contentType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
