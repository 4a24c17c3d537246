// Many invoices as one ZIP with an index: fetched two at a time; those that fail are reported, not dropped.
import type { QueryClient } from '@tanstack/react-query';
import type { InvoiceRow } from '../../domain/invoices/invoice';
import { invoiceFileName, invoiceIndex, type ArchiveEntry } from '../../domain/invoices/invoiceArchive';
import { readFile } from './files';
import { invoiceAddress } from './download';
import { createLine } from '../waits/line';
import { createZip } from './zip';
import { mayRetry } from '../client/retry';

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

let runs = 0;

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
  const run = (runs += 1);

  const add = async (invoice: InvoiceRow, file: string) => {
    try {
      // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the run stands for its signal
      const bytes = await client.query({
        // Keyed by run, so that it doesn't join a request of an aborted run.
        queryKey: ['invoice-document', run, invoice.id],
        queryFn: async () => readFile(await invoiceAddress(invoice.id, signal), signal),
        retry: (failed, error) => !signal.aborted && mayRetry(failed, error),
        gcTime: 0,
        // Quiet: the list of failures holds its error.
        meta: { quiet: true },
      });
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
