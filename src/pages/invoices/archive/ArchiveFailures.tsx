// Which invoices are missing from the ZIP, and why.
import Box from '@mui/material/Box';
import { Button } from '../../../ui/form/Button';
import { Alert } from '../../../ui/feedback/Alert';
import type { ArchiveOutcome } from './useArchive';
import { t } from '../../../messages/t';

/** Lists the invoices that failed, at least one, with a button to retry them. */
export function ArchiveFailures({ outcome, onRetry }: { outcome: ArchiveOutcome; onRetry: () => void }) {
  const { saved, failures } = outcome;
  return (
    <Alert
      kind="error"
      action={
        <Button size="small" color="error" onClick={onRetry}>
          {t('invoices.tryThese')}
        </Button>
      }
    >
      <div>
        {saved === 0
          ? t('invoices.noneDownloaded')
          : t('invoices.someFailed', { failed: failures.length, count: saved + failures.length })}
      </div>
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
    </Alert>
  );
}
