// The making of a ZIP as the screen follows it: how far it is, calling it off, and what failed. Leaving the page calls it off.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChange } from '../../../api/outcomes/change';
import { WaitStoppedError } from '../../../api/outcomes/stoppableChange';
import { archiveInvoices, type InvoiceFailure } from '../../../api/invoices/invoiceArchive';
import type { InvoiceRow } from '../../../domain/invoices/invoice';
import { archiveName } from '../../../domain/invoices/invoiceArchive';
import { saveFile } from '../../../browser/saveFile';
import { useOnUnmount } from '../../../browser/effects/useOnUnmount';
import { t } from '../../../messages/t';

/** How many invoices a ZIP contains, and which couldn't be added. */
export interface ArchiveOutcome {
  saved: number;
  failures: readonly InvoiceFailure[];
}

/** Returns what starts and stops the making, how many invoices are done while it runs, and the last one's outcome. */
export function useArchive() {
  const client = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [done, setDone] = useState(0);
  const stop = () => running.current?.abort(new WaitStoppedError());
  useOnUnmount(stop);

  const { run, isPending, data, error, variables } = useChange({
    mutationKey: ['archive-invoices'],
    isForgotten: true,
    mutationFn: async (invoices: readonly InvoiceRow[]): Promise<ArchiveOutcome> => {
      const { signal } = (running.current = new AbortController());
      const { file, failures } = await archiveInvoices(client, invoices, { signal, onProgress: setDone });
      if (file) saveFile(file, archiveName(Date.now()));
      return { saved: invoices.length - failures.length, failures };
    },
    success: ({ saved }) => (saved === 0 ? '' : t('invoices.manyDownloaded', { count: saved })),
  });

  return {
    start: (invoices: readonly InvoiceRow[]) => {
      if (isPending) return;
      setDone(0);
      run(invoices);
    },
    stop,
    progress: variables && { done, of: variables.length },
    outcome: data,
    error: error && error.message !== '' ? error : undefined,
  };
}
