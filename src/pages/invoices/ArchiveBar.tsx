// Above the table: how many invoices it shows, and the chosen ones as one ZIP with an index, with its progress and outcome.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { InvoiceRow } from '../../domain/invoices/invoice';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { ArchiveFailures } from './ArchiveFailures';
import { useArchive } from './useArchive';

interface ArchiveBarProps {
  /** The chosen invoices among those shown. */
  chosen: readonly InvoiceRow[];
  /** How many are shown, and how many there are. */
  shown: number;
  of: number;
  onClear: () => void;
}

/** Keeps its height, so that the table doesn't move. */
export function ArchiveBar({ chosen, shown, of, onClear }: ArchiveBarProps) {
  const { start, stop, progress, outcome, error } = useArchive();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 40 }}>
        <Box role="status">{shown === of ? countOf(of) : `${shown} of ${countOf(of)}`}</Box>
        {progress ? (
          <Progress {...progress} onStop={stop} />
        ) : (
          <Choice chosen={chosen.length} onClear={onClear} onStart={() => start(chosen)} />
        )}
      </Box>
      {error && (
        <Outcome>
          <FailureNotice message={`The ZIP could not be made. ${error.message}`} />
        </Outcome>
      )}
      {outcome && outcome.failures.length > 0 && !progress && (
        <Outcome>
          <ArchiveFailures
            outcome={outcome}
            onRetry={() => start(outcome.failures.map(({ invoice }) => invoice))}
          />
        </Outcome>
      )}
    </Box>
  );
}

function Choice(props: { chosen: number; onClear: () => void; onStart: () => void }) {
  const { chosen, onClear, onStart } = props;
  if (chosen === 0) {
    return (
      <Box data-print="none" sx={{ color: 'text.secondary' }}>
        Select some to download them as one ZIP.
      </Box>
    );
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={onStart}>
        {`Download ${chosen} as ZIP`}
      </Button>
      <Button size="small" onClick={onClear}>
        Clear selection
      </Button>
    </>
  );
}

function Progress({ done, of, onStop }: { done: number; of: number; onStop: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 280px', maxWidth: 480 }}>
      <Box sx={{ flex: 1 }}>
        <ProgressBar label="Downloading invoices" done={{ value: done, max: of }} />
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>{`${done} of ${of}`}</Box>
      <Button size="small" onClick={onStop}>
        Cancel
      </Button>
    </Box>
  );
}

function Outcome({ children }: { children: ReactNode }) {
  return <Box sx={{ mt: 1.5 }}>{children}</Box>;
}

const countOf = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;
