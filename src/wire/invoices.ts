// Invoices and the address of one's document (docs/product/invoices.md#fields, docs/product/invoices.md#download).
import * as v from 'valibot';
import { listOf, id, idIfAny, number, text } from './schema';

const invoice = v.object({
  /** The invoice's number. */
  id,
  subscriptionId: idIfAny,
  /** Epoch seconds. */
  date: number,
  /** Epoch seconds. */
  dueDate: number,
  /** Cents. */
  total: number,
  /** Cents. */
  amountDue: number,
  /** EUR or USD. */
  currencyCode: text,
  /** paid, payment_due, not_paid, posted, pending, voided, or a value not known yet. */
  status: text,
});

/** An invoice, of which nothing but the number is certain to be known. */
export type Invoice = v.InferOutput<typeof invoice>;

/** The invoices of a customer's subscriptions. */
export const invoices = listOf(invoice);

/** Where an invoice's document is. */
export const invoiceDocument = v.object({ downloadUrl: v.string() });
