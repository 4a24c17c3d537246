// The contents of the ZIP of several invoices: file names and an index as comma-separated values.
import { csvAmount, toCsv } from '../text/csv';
import { statusLabel, type InvoiceRow } from './invoice';
import { isoDay } from '../values/dates';
import { t, type PlainKey } from '../../messages/t';

const HEADER: readonly PlainKey[] = [
  'invoices.number',
  'invoices.date',
  'invoices.dueDate',
  'tables.subscription',
  'invoices.subscriptionId',
  'invoices.amount',
  'invoices.amountDue',
  'invoices.currency',
  'tables.status',
  'invoices.file',
  'invoices.problem',
];

/** An invoice with the name of its file in the archive, or why it has none. */
export interface ArchiveEntry {
  invoice: InvoiceRow;
  file?: string;
  problem?: string;
}

/** Returns a file name for an invoice's number that is valid on every system, has no folder and isn't in `taken` (lower case). */
export function invoiceFileName(id: string, taken: ReadonlySet<string>): string {
  const stem = id.replace(/[^\w.-]+/g, '_').replace(/^[.-]+/, '_') || 'invoice';
  let name = `${stem}.pdf`;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${stem}-${n}.pdf`;
  return name;
}

/** Returns the index as CSV, one line per invoice, oldest first; days as 2026-12-03, amounts with two decimals. */
export function invoiceIndex(entries: readonly ArchiveEntry[]): string {
  return toCsv(
    HEADER.map((key) => t(key)),
    entries
      .toSorted((a, b) => (a.invoice.date ?? 0) - (b.invoice.date ?? 0))
      .map(({ invoice, file, problem }) => [
        invoice.id,
        isoDay(invoice.date),
        isoDay(invoice.dueDate),
        invoice.subscriptionName,
        invoice.subscriptionId ?? '',
        csvAmount(invoice.total),
        csvAmount(invoice.amountDue),
        invoice.currencyCode ?? '',
        invoice.status === undefined ? '' : statusLabel(invoice.status),
        file ?? '',
        problem ?? '',
      ]),
  );
}

/** The archive's name: 'invoices-2026-12-03.zip'. `nowMs` in epoch milliseconds. */
export function archiveName(nowMs: number): string {
  return `invoices-${isoDay(nowMs / 1000)}.zip`;
}
