// Makes a ZIP in the browser. Documents are stored as they are: they are compressed already.
import { strToU8, Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';

/** The years that fflate accepts for a file; it throws for others. */
const YEARS = { first: 1980, last: 2099 };

/** Returns an empty archive: add files one by one, then finish it. */
export function createZip() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const put = (
    entry: ZipInputFile & { push: (bytes: Uint8Array, final: boolean) => void },
    bytes: Uint8Array,
  ) => {
    zip.add(entry);
    entry.push(bytes, true);
  };
  return {
    /** `date` in epoch seconds. */
    addDocument: (name: string, bytes: Uint8Array, date: number | undefined) => {
      put(Object.assign(new ZipPassThrough(name), dated(date)), bytes);
    },
    addText: (name: string, text: string) => put(new ZipDeflate(name), strToU8(text)),
    finish: (): Blob => {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

function dated(epochSeconds = NaN): { mtime?: Date } {
  const mtime = new Date(epochSeconds * 1000);
  const year = mtime.getFullYear();
  return year >= YEARS.first && year <= YEARS.last ? { mtime } : {};
}
