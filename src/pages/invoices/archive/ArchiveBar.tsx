// A bar below the table, always in view, that downloads the chosen invoices as one ZIP, with its progress and outcome.
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { sumsLabel, sumsOf, totalsOf, type InvoiceRow } from '../../../domain/invoices/invoice';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { barLine, StickyBar } from '../../../ui/table/StickyBar';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import { t } from '../../../messages/t';
import { useStoppableChange } from '../../../api/outcomes/stoppableChange';
import { archiveInvoices, type InvoiceFailure } from '../../../api/invoices/invoiceArchive';
import { archiveName } from '../../../domain/invoices/invoiceArchive';
import { saveFile } from '../../../browser/saveFile';
import { useOnUnmount } from '../../../browser/effects/useOnUnmount';

interface ArchiveBarProps {
  /** The chosen invoices among those shown. */
  chosen: readonly InvoiceRow[];
  onClear: () => void;
}

/** The bar; null if no invoice is chosen and no download is under way or has failed. */
export function ArchiveBar({ chosen, onClear }: ArchiveBarProps) {
  const { start, stop, progress, outcome, error } = useArchive();
  const failed = outcome && outcome.failures.length > 0 && !progress ? outcome : undefined;
  if (chosen.length === 0 && !progress && !error && !failed) return null;
  return (
    <StickyBar>
      <Box sx={barLine}>
        {progress && <Progress {...progress} onStop={stop} />}
        {!progress && chosen.length > 0 && (
          <>
            <div role="status">{choiceLabel(chosen)}</div>
            <Button variant="contained" size="small" onClick={() => start(chosen)}>
              {t('invoices.downloadZip', { count: chosen.length })}
            </Button>
            <Button size="small" onClick={onClear}>
              {t('fleet.clearSelection')}
            </Button>
          </>
        )}
      </Box>
      {error && <FailureAlert message={t('invoices.zipNotMade', { why: error.message })} />}
      {failed && (
        <ArchiveFailures
          outcome={failed}
          onRetry={() => start(failed.failures.map(({ invoice }) => invoice))}
        />
      )}
    </StickyBar>
  );
}

function choiceLabel(chosen: readonly InvoiceRow[]): string {
  const sums = sumsLabel(sumsOf(totalsOf(chosen), 'total'));
  return [t('invoices.selected', { count: chosen.length }), ...sums].join(' · ');
}

function Progress({ done, of, onStop }: { done: number; of: number; onStop: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 280px', maxWidth: 480 }}>
      <Box sx={{ flex: 1 }}>
        <ProgressBar label={t('invoices.downloading')} done={{ value: done, max: of }} />
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {t('changeSetting.progress', { done, count: of })}
      </Box>
      <Button size="small" onClick={onStop}>
        {t('invoices.stopDownload')}
      </Button>
    </Box>
  );
}

// Which invoices are missing from the ZIP, and why.

/** Lists the invoices that failed, at least one, with a button to retry them. */
function ArchiveFailures({ outcome, onRetry }: { outcome: ArchiveOutcome; onRetry: () => void }) {
  const { saved, failures } = outcome;
  return (
    <FailureAlert
      message={
        saved === 0
          ? t('invoices.noneDownloaded')
          : t('invoices.someFailed', { failed: failures.length, count: saved + failures.length })
      }
      retryLabel={t('invoices.tryThese')}
      onRetry={onRetry}
    >
      <Box
        component="ul"
        aria-label={t('invoices.failed')}
        // Lets keyboard users focus and scroll the list.
        tabIndex={0}
        sx={{ my: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
      >
        {failures.map(({ invoice, error }) => (
          <li key={invoice.id}>{`${invoice.id}: ${error.message}`}</li>
        ))}
      </Box>
    </FailureAlert>
  );
}

/** How many invoices a ZIP contains, and which couldn't be added. */
export interface ArchiveOutcome {
  saved: number;
  failures: readonly InvoiceFailure[];
}

/**
 * Returns what starts and stops the making, how many invoices are done while it runs, and the last one's outcome. Leaving the
 * page stops it.
 */
function useArchive() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const { run, data, error, variables, stopWaiting } = useStoppableChange({
    mutationKey: ['archive-invoices'],
    isForgotten: true,
    mutationFn: (invoices: readonly InvoiceRow[], stoppable) =>
      stoppable(async (signal): Promise<ArchiveOutcome> => {
        setDone(0);
        const { file, failures } = await archiveInvoices(client, invoices, { signal, onProgress: setDone });
        if (file) saveFile(file, archiveName(Date.now()));
        return { saved: invoices.length - failures.length, failures };
      }),
    success: ({ saved }) => (saved === 0 ? '' : t('invoices.manyDownloaded', { count: saved })),
  });
  useOnUnmount(stopWaiting);
  const progress = variables && { done, of: variables.length };
  return { start: run, stop: stopWaiting, progress, outcome: data, error };
}
