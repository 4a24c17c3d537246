// Invoices as the customer works with them (docs/product/invoices.md#statuses, docs/product/invoices.md#due): states
// in words, amounts due and overdue, order, filter, and totals. Money in cents, times in epoch seconds.
import { ABSENT, wireLabel } from '../text/shown';
import { daysAway } from '../values/dates';
import { urgencyOf, type Meaning } from '../values/meaning';
import { decimals, formatMoney } from '../values/money';
import { ordered, type OrderKey } from '../values/ordered';
import { displayName, type Subscription } from '../subscriptions/subscription';
import type { Invoice } from '../../wire/invoices';
import { foundIn } from '../text/searchWords';
import { t, type PlainKey } from '../../messages/t';

export type { Invoice } from '../../wire/invoices';

/** An invoice as the table shows it. */
export interface InvoiceRow extends Invoice {
  /** The subscription's name, or its id if the user no longer has that subscription. */
  subscriptionName: string;
  /** The text that searches match, in the language in use when the row was built. */
  text: string;
}

/** A state to filter by, in addition to the invoices' statuses. */
export const OVERDUE = 'overdue';

const STATUS_WORDS = new Map<string, PlainKey>([
  ['paid', 'invoices.paid'],
  ['payment_due', 'invoices.paymentDue'],
  ['not_paid', 'invoices.notPaid'],
  ['posted', 'invoices.posted'],
  ['pending', 'invoices.pending'],
  ['voided', 'invoices.voided'],
  [OVERDUE, 'invoices.overdue'],
]);
/** Nothing is owed on these, whatever their amounts say. */
const SETTLED = new Set(['paid', 'pending', 'voided']);
/** Left out of the totals: withdrawn, or not issued yet. */
const NOT_COUNTED = new Set(['pending', 'voided']);

/** Whether this is one of the statuses that the portal knows, or OVERDUE. */
export const isInvoiceStatus = (status: string): boolean => STATUS_WORDS.has(status);

/** Returns a status in words; an unknown one by its wire value, without underscores. */
export function statusLabel(status = ''): string {
  const key = STATUS_WORDS.get(status);
  return key === undefined ? wireLabel(status) : t(key);
}

/** Returns the cents still to be paid. */
export function openAmount({ status = '', amountDue = 0 }: Invoice): number {
  return SETTLED.has(status) ? 0 : Math.max(0, amountDue);
}

/** True if payment was due before `nowMs` (epoch milliseconds). `not_paid` without a due date counts as overdue. */
export function isOverdue(invoice: Invoice, nowMs: number): boolean {
  if (openAmount(invoice) === 0) return false;
  return invoice.dueDate === undefined ? invoice.status === 'not_paid' : invoice.dueDate * 1000 < nowMs;
}

/** An invoice's state by what it means to the customer. */
export interface InvoiceState {
  meaning: Meaning;
  words: string;
  /** The vendor's own status in words, if it says something else. */
  vendors?: string;
}

/** Returns what the state of an invoice means, seen at `nowMs` (epoch milliseconds; docs/product/invoices.md#states). */
function invoiceMeaning(invoice: Invoice, nowMs: number): Meaning {
  if (isOverdue(invoice, nowMs)) return 'bad';
  if (invoice.status === 'paid') return 'good';
  if (invoice.status === 'voided') return 'ended';
  return openAmount(invoice) > 0 ? 'attention' : 'busy';
}

/** Returns the state of an invoice, seen at `nowMs` (epoch milliseconds; docs/product/invoices.md#states). */
export function invoiceState(invoice: Invoice, nowMs: number): InvoiceState {
  const { status, dueDate } = invoice;
  const meaning = invoiceMeaning(invoice, nowMs);
  const vendors = statusLabel(status);
  switch (meaning) {
    case 'bad': {
      const days = dueDate === undefined ? 0 : -daysAway(dueDate, nowMs);
      return {
        meaning,
        words: days > 0 ? t('invoices.overdueDays', { days }) : t('invoices.overdue'),
        vendors,
      };
    }
    case 'attention':
      return {
        meaning,
        words: dueDate === undefined ? t('invoices.open') : t('invoices.openDue', { due: dueDate }),
        vendors,
      };
    default:
      return status === 'pending'
        ? { meaning, words: t('invoices.processing'), vendors }
        : { meaning, words: vendors };
  }
}

/** Returns the rows in their default order: overdue, then open, then the rest; newest first in each group. */
export function urgentFirst<T extends Invoice>(invoices: readonly T[], nowMs: number): T[] {
  const rest = urgencyOf('busy');
  return ordered(invoices, [
    (invoice) => Math.min(urgencyOf(invoiceMeaning(invoice, nowMs)), rest),
    ({ date = 0 }) => -date,
  ]);
}

/** Returns the overdue invoices, longest overdue first. */
export function overdueAmong<T extends Invoice>(invoices: readonly T[], nowMs: number): T[] {
  return invoices.filter((invoice) => isOverdue(invoice, nowMs)).sort((a, b) => dueTime(a) - dueTime(b));
}

function dueTime({ dueDate, date }: Invoice): number {
  return dueDate ?? date ?? Infinity;
}

/** Returns the table's rows, one per invoice number. */
export function invoiceRows(
  invoices: readonly Invoice[],
  subscriptions: readonly Subscription[],
): InvoiceRow[] {
  const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  const unique = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return [...unique.values()].map((invoice) => {
    const subscription = byId.get(invoice.subscriptionId ?? '');
    const subscriptionName = subscription ? displayName(subscription) : (invoice.subscriptionId ?? ABSENT);
    const words = [invoice.id, subscriptionName, subscription?.fqdn, statusLabel(invoice.status)];
    return {
      ...invoice,
      subscriptionName,
      text: [...words, decimals(invoice.total), invoice.currencyCode].join(' '),
    };
  });
}

/** Returns the year of an invoice's date in the user's timezone; NaN if it has none. */
export function yearOf({ date = NaN }: Invoice): number {
  return new Date(date * 1000).getFullYear();
}

/** What the user filters the invoices by. */
export interface InvoiceFilter {
  /** A status, or OVERDUE. Empty means all, here and in the other fields. */
  status: string;
  instance: string;
  year: string;
  search: string;
}

/** Returns the rows that match the filter as of `nowMs` (epoch milliseconds), in their order. */
export function filterInvoices(
  rows: readonly InvoiceRow[],
  filter: InvoiceFilter,
  nowMs: number,
): InvoiceRow[] {
  return foundIn(rows, filter.search, ({ text }) => text).filter(
    (row) =>
      (filter.status === '' ||
        (filter.status === OVERDUE ? isOverdue(row, nowMs) : row.status === filter.status)) &&
      (filter.instance === '' || row.subscriptionId === filter.instance) &&
      (filter.year === '' || String(yearOf(row)) === filter.year),
  );
}

/** The values that each filter offers. */
export interface FilterChoices {
  /** In the order of STATUS_WORDS, unknown ones last. */
  statuses: string[];
  /** By name. */
  instances: { id: string; name: string }[];
  /** The newest first. */
  years: number[];
}

/** Returns the values that the rows can be filtered by, as of `nowMs` (epoch milliseconds). */
export function filterChoices(rows: readonly InvoiceRow[], nowMs: number): FilterChoices {
  const statuses = new Set(rows.flatMap(({ status }) => status ?? []));
  if (rows.some((row) => isOverdue(row, nowMs))) statuses.add(OVERDUE);
  const known = [...STATUS_WORDS.keys()].filter((status) => statuses.has(status));
  const names = new Map(
    rows.map(({ subscriptionId, subscriptionName }) => [subscriptionId, subscriptionName]),
  );
  return {
    statuses: [...known, ...[...statuses].filter((status) => !STATUS_WORDS.has(status))],
    instances: ordered(
      [...names].flatMap(([id, name]) => (id === undefined ? [] : { id, name })),
      [({ name }) => name],
    ),
    years: [...new Set(rows.map(yearOf))].filter(Number.isInteger).sort((a, b) => b - a),
  };
}

/** The sort keys of the table's columns. Amounts in different currencies can't be compared, so the currency comes first. */
export const invoiceOrder = {
  number: [({ id }) => id],
  date: [({ date = 0 }) => date],
  due: [({ dueDate = Infinity }) => dueDate],
  subscription: [({ subscriptionName }) => subscriptionName],
  amount: [currency, ({ total = 0 }) => total],
  status: [({ status }) => statusLabel(status)],
} satisfies Record<string, OrderKey<InvoiceRow>[]>;

function currency({ currencyCode = '' }: { currencyCode?: string | undefined }): string {
  return currencyCode;
}

/** The sums of one year's invoices in one currency. */
export interface InvoiceTotal {
  year: number;
  currencyCode: string;
  count: number;
  /** Cents invoiced. */
  total: number;
  /** Cents still to be paid. */
  open: number;
}

/** Returns totals by year and currency, newest year first; no voided or pending invoices, and none without date or currency. */
export function totalsOf(invoices: readonly Invoice[]): InvoiceTotal[] {
  const totals = new Map<string, InvoiceTotal>();
  for (const invoice of invoices) {
    const { status = '', currencyCode, total } = invoice;
    const year = yearOf(invoice);
    if (NOT_COUNTED.has(status) || !currencyCode || total === undefined || Number.isNaN(year)) continue;
    const key = `${year} ${currencyCode}`;
    const sum = totals.get(key) ?? { year, currencyCode, count: 0, total: 0, open: 0 };
    totals.set(key, {
      ...sum,
      count: sum.count + 1,
      total: sum.total + total,
      open: sum.open + openAmount(invoice),
    });
  }
  return ordered([...totals.values()], [({ year }) => -year, currency]);
}

/** An amount of one currency, in cents. */
interface Sum {
  currencyCode: string;
  cents: number;
}

/** Returns the sum of the totals for each currency, ordered by currency code; zero sums are left out. */
export function sumsOf(totals: readonly InvoiceTotal[], part: 'total' | 'open'): Sum[] {
  const sums = byCurrency(totals.map((total) => ({ currencyCode: total.currencyCode, cents: total[part] })));
  return sums.filter(({ cents }) => cents > 0);
}

/** Returns what is still to be paid in each currency, ordered by currency code. */
export function openByCurrency(invoices: readonly Invoice[]): Sum[] {
  return byCurrency(
    invoices.map((invoice) => ({ currencyCode: currency(invoice), cents: openAmount(invoice) })),
  );
}

function byCurrency(amounts: readonly Sum[]): Sum[] {
  const sums = new Map<string, number>();
  for (const { currencyCode, cents } of amounts) {
    sums.set(currencyCode, (sums.get(currencyCode) ?? 0) + cents);
  }
  return ordered(
    [...sums].map(([currencyCode, cents]) => ({ currencyCode, cents })),
    [currency],
  );
}

/** Returns each sum formatted for the user, in the same order. */
export function sumsLabel(sums: readonly Sum[]): string[] {
  return sums.map(({ cents, currencyCode }) => formatMoney(cents, currencyCode));
}
