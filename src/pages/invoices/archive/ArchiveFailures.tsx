// Which invoices are missing in the ZIP, and why.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../../ui/feedback/Notice';
import type { ArchiveOutcome } from './useArchive';

/** Takes the outcome, with at least one failure, and what tries those again. */
export function ArchiveFailures({ outcome, onRetry }: { outcome: ArchiveOutcome; onRetry: () => void }) {
  const { saved, failures } = outcome;
  const all = saved + failures.length;
  return (
    <Notice
      kind="error"
      action={
        <Button size="small" color="error" onClick={onRetry}>
          Try these again
        </Button>
      }
    >
      {saved === 0
        ? 'None of the invoices could be downloaded, so there is no ZIP.'
        : `${failures.length} of ${all} invoices could not be downloaded. The others are in the ZIP.`}
      <Box
        component="ul"
        aria-label="Invoices that failed"
        // A scrolling region can be reached and moved by the keyboard.
        tabIndex={0}
        sx={{ my: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
      >
        {failures.map(({ invoice, message }) => (
          <li key={invoice.id}>{`${invoice.id}: ${message}`}</li>
        ))}
      </Box>
    </Notice>
  );
}
