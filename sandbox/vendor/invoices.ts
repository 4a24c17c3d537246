// Calls on invoices: only those of subscriptions whose invoices the caller may manage (docs/product/vendor-api.md#customer-calls,
// docs/product/permissions.md#table).
import { hasRight } from './access.ts';
import type { Answers, Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';

function list({ world, account }: Call) {
  return world.invoices.filter(({ subscription_id }) =>
    hasRight(world, account, subscription_id, 'manageInvoices'),
  );
}

function download({ world, account, at, param }: Call) {
  const invoice = world.invoices.find(({ id }) => id === param('invoiceId'));
  if (!invoice || world.roleOf(account, invoice.subscription_id) === undefined) {
    throw new Refusal(404, 'There is no such invoice.');
  }
  if (!hasRight(world, account, invoice.subscription_id, 'manageInvoices')) {
    throw new Refusal(403, 'You do not have the right to see this invoice.');
  }
  if (invoice.status === 'pending') throw new Refusal(409, 'This invoice has not been issued yet.');
  return { download_url: `${at.storage}/invoices/${invoice.id}.pdf` };
}

/** The answers to these calls. */
export const invoiceAnswers = {
  getInvoices: list,
  getInvoiceDocument: download,
} satisfies Partial<Answers>;
