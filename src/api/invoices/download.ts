// Downloads the document of one invoice (docs/product/invoices.md#download). Its address is external: it is opened
// only if it is safe.
import { config } from '../../config';
import { isAtFileHost } from '../../domain/invoices/fileHost';
import { isSafeHttps } from '../../domain/session/returnTo';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';
import { invoiceDocument } from '../../wire/invoices';
import { at, get } from '../client/http';
import { useChange, type Change } from '../outcomes/change';

/** GET /customer/invoices/{id}. Returns the document's address. Throws for one that isn't safe to open. */
export async function invoiceAddress(id: string, signal?: AbortSignal): Promise<string> {
  const { downloadUrl } = await get(at`/customer/invoices/${id}`, invoiceDocument, signal && { signal });
  if (!isSafeHttps(downloadUrl, window.location.origin)) {
    throw new MessageError(message('invoices.unsafe'));
  }
  return downloadUrl;
}

/** The browser blocked the tab for the document's address, which the user can still open. */
export class TabBlockedError extends MessageError {
  override name = 'TabBlockedError';
  readonly address: string;
  constructor(address: string) {
    super(message('invoices.tabBlocked'));
    this.address = address;
  }
}

interface Ways {
  /** Navigates this tab to an address that the browser downloads. */
  goTo: (address: string) => void;
  /** Opens a new tab. Returns whether the browser allowed it. */
  openInTab: (address: string) => boolean;
}

/**
 * Downloads an invoice. A document at a configured file host is downloaded in this tab; any other could replace
 * the portal, and opens in a new tab. The outcome is kept for each invoice, so that a row that left the screen and comes
 * back still shows it.
 */
export function useDownloadInvoice(id: string, { goTo, openInTab }: Ways): Change<void> {
  return useChange({
    mutationKey: ['download-invoice', id],
    mutationFn: async () => {
      const address = await invoiceAddress(id);
      // Never requested before: an address may work only once.
      if (isAtFileHost(address, config)) goTo(address);
      else if (!openInTab(address)) throw new TabBlockedError(address);
    },
    success: () => t('invoices.downloaded'),
  });
}
