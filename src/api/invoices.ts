// The customer's invoices (specification 7 and 8, decisions 4): the list, and the document of one. Its address comes from
// outside: only a safe one is opened, and only when it has something to give.
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Invoice } from '../domain/invoice';
import { isSafeHttps } from '../domain/returnTo';
import { at } from './at';
import { checkFile } from './files';
import { get } from './http';
import { useSaving } from './saving';

const invoices: v.GenericSchema<unknown, Invoice[]> = v.array(
  v.object({
    id: v.string(),
    subscriptionId: v.exactOptional(v.string()),
    date: v.number(),
    dueDate: v.exactOptional(v.number()),
    total: v.number(),
    amountDue: v.optional(v.number(), 0),
    currencyCode: v.string(),
    status: v.string(),
  }),
);

const document = v.object({ downloadUrl: v.string() });

/** GET /customer/invoices. */
export function invoicesQuery() {
  return queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => get('/customer/invoices', invoices, { signal }),
  });
}

/** GET /customer/invoices/{id}; gives the document's address. Throws for one that isn't safe to open. */
export async function invoiceAddress(id: string, signal?: AbortSignal): Promise<string> {
  const { downloadUrl } = await get(at`/customer/invoices/${id}`, document, signal && { signal });
  if (!isSafeHttps(downloadUrl, window.location.origin)) {
    throw new Error('The address of this invoice is not a safe one, so it was not opened.');
  }
  return downloadUrl;
}

/**
 * Takes an invoice's id and what sends the browser to an address. How it went is kept with the invoice: a row that left the
 * screen and comes back still knows.
 */
export function useDownloadInvoice(id: string, goTo: (address: string) => void) {
  const { wish, error, save } = useSaving({
    mutationKey: ['download-invoice', id],
    mutationFn: async (wanted: string) => {
      const address = await invoiceAddress(wanted);
      await checkFile(address);
      goTo(address);
    },
    meta: { success: () => 'Invoice downloaded.' },
  });
  return { download: () => save(id), isPending: wish !== undefined, error };
}
