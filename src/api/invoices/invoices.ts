// The customer's invoices (docs/product/invoices.md#fields, docs/product/invoices.md#download): the list, and the
// document of one. Its address comes from outside: only a safe one is opened, and only when it has something to give.
import { config } from '../../config';
import { isAtFileHost } from '../../domain/invoices/fileHost';
import { isSafeHttps } from '../../domain/session/returnTo';
import { at } from '../client/at';
import { isFileThere } from './files';
import { get } from '../client/http';
import { invoiceDocument, invoices } from '../../wire/invoices/invoices';
import { listQuery } from '../client/lists';
import { useChange, type Change } from '../outcomes/change';

/** GET /customer/invoices. */
export function invoicesQuery() {
  return listQuery({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => get('/customer/invoices', invoices, { signal }),
  });
}

/** GET /customer/invoices/{id}. Returns the document's address. Throws for one that isn't safe to open. */
export async function invoiceAddress(id: string, signal?: AbortSignal): Promise<string> {
  const { downloadUrl } = await get(at`/customer/invoices/${id}`, invoiceDocument, signal && { signal });
  if (!isSafeHttps(downloadUrl, window.location.origin)) {
    throw new Error('The address of this invoice is not a safe one, so it was not opened.');
  }
  return downloadUrl;
}

/** The browser opens no tab for the document's address: the user can. */
export class TabBlockedError extends Error {
  override name = 'TabBlockedError';
  readonly address: string;
  constructor(address: string) {
    super('Your browser blocked the tab of this invoice. Please use “Open invoice”.');
    this.address = address;
  }
}

interface Ways {
  /** Sends this tab to an address that gives a file. */
  goTo: (address: string) => void;
  /** Opens a new tab. Returns whether the browser allowed it. */
  openInTab: (address: string) => boolean;
}

/**
 * Downloads an invoice. A document at a configured file host is downloaded in place; any other could take
 * the portal's place, and gets a tab of its own. How it went is kept with the invoice: a row that left the screen and comes
 * back still knows.
 */
export function useDownloadInvoice(id: string, { goTo, openInTab }: Ways): Change<void> {
  return useChange({
    mutationKey: ['download-invoice', id],
    mutationFn: async () => {
      const address = await invoiceAddress(id);
      if (isAtFileHost(address, config) && (await isFileThere(address))) goTo(address);
      else if (!openInTab(address)) throw new TabBlockedError(address);
    },
    success: () => 'Invoice downloaded.',
  });
}
