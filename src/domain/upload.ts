// The kinds of files an instance takes, and what a file must be to be taken (decisions 4, Uploads).

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

export const MAX_FILE_BYTES = 1_048_576;

/** Takes a file's name and size in bytes; gives the sentence that says why it can't be uploaded, or undefined. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  return size > MAX_FILE_BYTES
    ? `“${name}” is too large: a file may have at most ${MAX_FILE_BYTES.toLocaleString('en')} bytes (1 MiB).`
    : undefined;
}
