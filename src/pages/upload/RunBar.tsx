// Everything that is being uploaded, in one bar that stays in view: how far it is, how fast, and what can be done about it;
// then the delivery to the instance, which has a state of its own.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { speedWords } from '../../domain/regions/transfer';
import { layout, LOW } from '../../theme';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import type { UploadState } from './queue/createUploadQueue';
import { countOf, isRetryable, type Job } from './queue/job';

interface RunBarProps {
  state: UploadState;
  isDelivering: boolean;
  /** Why the last delivery failed. */
  deliveryError: Error | null;
  onCancel: () => void;
  onRetry: () => void;
  onClear: () => void;
  onDeliver: () => void;
}

/** Nothing, until a file has been added. */
export function RunBar(props: RunBarProps) {
  const { state, isDelivering, deliveryError } = props;
  const { jobs, isRunning, undelivered } = state;
  const sendable = jobs.filter((job) => job.state !== 'refused');
  const retryable = jobs.filter(isRetryable).length;
  if (jobs.length === 0 && undelivered === 0) return null;
  const [sent, size] = [bytes(sendable, ({ sent: one }) => one), bytes(sendable, ({ file }) => file.size)];
  return (
    <Box component="section" aria-label="Upload progress" sx={bar}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 32 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <strong role="status">{sentence(state, isDelivering)}</strong>
          {isRunning && (
            <Box component="span" sx={{ ml: 2, color: 'text.secondary' }}>
              {[`${countOf(sendable, 'stored')} of ${sendable.length}`, speedWords(state.speed, size - sent)]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          )}
        </Box>
        {isRunning && (
          <Button size="small" onClick={props.onCancel}>
            Cancel upload
          </Button>
        )}
        {!isRunning && retryable > 0 && (
          <Button size="small" variant="contained" onClick={props.onRetry}>
            {retryable === 1 ? 'Retry 1 file' : `Retry ${retryable} files`}
          </Button>
        )}
        {!isRunning && undelivered > 0 && (
          <BusyButton
            size="small"
            variant={retryable > 0 ? 'outlined' : 'contained'}
            busy={isDelivering}
            onClick={props.onDeliver}
          >
            Deliver to the instance
          </BusyButton>
        )}
        {!isRunning && !isDelivering && (
          <Button size="small" onClick={props.onClear}>
            Clear list
          </Button>
        )}
      </Box>
      {isRunning && (
        <Box sx={{ mt: 1 }}>
          <ProgressBar label="All files" done={{ value: sent, max: size }} />
        </Box>
      )}
      {deliveryError && !isRunning && !isDelivering && (
        <Box sx={{ mt: 1 }}>
          <FailureNotice message={`The files were not delivered to the instance. ${deliveryError.message}`} />
        </Box>
      )}
    </Box>
  );
}

function bytes(jobs: readonly Job[], of: (job: Job) => number): number {
  return jobs.reduce((sum, job) => sum + of(job), 0);
}

/** What a screen reader says too: it changes with the state, not with every file. */
function sentence({ jobs, isRunning, undelivered }: UploadState, isDelivering: boolean): string {
  if (isRunning) return 'Uploading…';
  const missing = countOf(jobs, 'failed', 'refused');
  const parts = [
    [countOf(jobs, 'stored'), 'uploaded'] as const,
    [missing, 'not uploaded'] as const,
    [countOf(jobs, 'cancelled'), 'cancelled'] as const,
  ].filter(([count]) => count > 0);
  const counts = parts.map(([count, word]) => `${count} ${count === 1 ? 'file' : 'files'} ${word}`);
  const delivery = isDelivering
    ? 'Delivering to the instance…'
    : undelivered > 0
      ? 'Not delivered to the instance yet.'
      : countOf(jobs, 'stored') > 0
        ? 'Delivered to the instance.'
        : '';
  return [counts.length > 0 ? `${counts.join(', ')}.` : '', delivery].join(' ').trim();
}

const bar = {
  position: 'sticky',
  // Below the app's bar; at the bottom toasts would cover it.
  top: layout.appBar + 8,
  [LOW]: { position: 'static' },
  zIndex: 2,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  boxShadow: 3,
} as const;
