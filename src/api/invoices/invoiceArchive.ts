// Many invoices as one ZIP with an index: fetched two at a time; those that fail are reported, not dropped.
import type { QueryClient } from '@tanstack/react-query';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';
import type { InvoiceRow } from '../../domain/invoices/invoice';
import { invoiceFileName, invoiceIndex, type ArchiveEntry } from '../../domain/invoices/invoiceArchive';
import { invoiceAddress } from './download';
import { readAfresh } from '../instances/bulkRun';
import { createLine } from '../waits';
import { askSite, networkAnswers } from '../../browser/network';
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';

const AT_A_TIME = 2;

/** An invoice that is missing from the archive, and why. */
export interface InvoiceFailure {
  invoice: InvoiceRow;
  error: Error;
}

/** The result of archiving invoices. */
export interface InvoiceArchive {
  /** Undefined if none of the documents could be fetched. */
  file: Blob | undefined;
  failures: InvoiceFailure[];
}

interface ArchiveOptions {
  signal: AbortSignal;
  /** Called after each invoice with how many have been fetched or have failed. */
  onProgress: (done: number) => void;
}

/** Returns the ZIP of these invoices, and those that failed. Throws the signal's reason when aborted. */
export async function archiveInvoices(
  client: QueryClient,
  invoices: readonly InvoiceRow[],
  { signal, onProgress }: ArchiveOptions,
): Promise<InvoiceArchive> {
  const zip = createZip();
  const names = new Set<string>();
  const entries = new Map<string, ArchiveEntry>();
  const failures: InvoiceFailure[] = [];

  const add = async (invoice: InvoiceRow, file: string) => {
    try {
      // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the signal cancels the query
      const query = {
        queryKey: ['invoice-document', invoice.id],
        queryFn: async () => readFile(await invoiceAddress(invoice.id, signal), signal),
      };
      const bytes = await readAfresh(client, query, signal);
      signal.throwIfAborted();
      zip.addDocument(file, bytes, invoice.date);
      entries.set(invoice.id, { invoice, file });
    } catch (thrown) {
      signal.throwIfAborted();
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      failures.push({ invoice, error });
      entries.set(invoice.id, { invoice, problem: error.message });
    }
    onProgress(entries.size);
  };

  const line = createLine(AT_A_TIME);
  const adding = invoices.map((invoice) => {
    // Named in the order of the list: the order in which documents arrive is random.
    const file = invoiceFileName(invoice.id, names);
    names.add(file.toLowerCase());
    return line(() => add(invoice, file), signal);
  });
  await Promise.all(adding);
  signal.throwIfAborted();
  if (failures.length === invoices.length) return { file: undefined, failures };
  const index = invoices.flatMap(({ id }) => entries.get(id) ?? []);
  zip.addText('invoices.csv', invoiceIndex(index));
  return { file: zip.finish(), failures };
}

// Files at addresses that the vendor supplied, read without the bearer token.

const TIMEOUT_MS = 60_000;

/** Returns the file's bytes. Throws StatusError, NetworkError, or MalformedResponseError for a web page instead of a file. */
export async function readFile(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await ask(address, signal);
  if (isPage(response)) throw new MalformedResponseError();
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (signal.aborted) throw error;
    void askSite();
    throw new NetworkError(false, address);
  }
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    void askSite();
    throw new NetworkError(error instanceof DOMException && error.name === 'TimeoutError', address);
  }
  networkAnswers();
  if (!response.ok) throw new StatusError(response.status, undefined);
  return response;
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

// Makes a ZIP in the browser. Documents are stored as they are: they are compressed already.

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
