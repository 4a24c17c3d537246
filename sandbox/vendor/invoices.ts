// Calls on invoices: only those of subscriptions whose invoices the caller may manage (docs/product/vendor-api.md#invoice,
// docs/product/permissions.md#table).
import type { RequestHandler } from 'msw';
import { hasRight } from './access.ts';
import type { Call, VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

function list({ world, account }: Call) {
  return world.invoices.filter(({ subscription_id }) =>
    hasRight(world, account, subscription_id, 'manageInvoices'),
  );
}

function download({ world, account, at, param }: Call) {
  const invoice = world.invoices.find(({ id }) => id === param('id'));
  if (!invoice || world.roleOf(account, invoice.subscription_id) === undefined) {
    throw new Refusal(404, 'There is no such invoice.');
  }
  if (!hasRight(world, account, invoice.subscription_id, 'manageInvoices')) {
    throw new Refusal(403, 'You do not have the right to see this invoice.');
  }
  if (invoice.status === 'pending') throw new Refusal(409, 'This invoice has not been issued yet.');
  return { download_url: `${at.storage}/invoices/${invoice.id}.pdf` };
}

/** Returns the handlers of these calls. */
export function invoiceHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/customer/invoices', list),
    endpoint(api, 'get', '/customer/invoices/:id', download),
  ];
}
