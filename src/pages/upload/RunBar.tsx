// A bar that stays in view, about all uploads: their progress, speed and actions, and then the delivery to the instance,
// which has a state of its own.
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { speedLabel } from '../../domain/uploads/uploadProgress';
import { failureSentence } from '../../api/outcomes/uncertain';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { barLine, StickyBar } from '../../ui/table/StickyBar';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import { countOf, isRetryable, isSendable, type Job } from './queue/job';
import type { useUploads } from './useUploads';
import { t } from '../../messages/t';

type Uploads = ReturnType<typeof useUploads>;

/** The bar; renders nothing until a file has been added, unless some that were added earlier aren't delivered. */
export function RunBar({ uploads }: { uploads: Uploads }) {
  const { queue, state, isUndelivered, delivery } = uploads;
  const { isPending: isDelivering, error: deliveryError } = delivery;
  const { jobs, isRunning } = state;
  const sendable = jobs.filter(isSendable);
  const retryable = jobs.filter(isRetryable).length;
  if (jobs.length === 0 && !isUndelivered) return null;
  const [sent, size] = [bytes(sendable, ({ sent: one }) => one), bytes(sendable, ({ file }) => file.size)];
  return (
    <StickyBar label={t('upload.runLabel')}>
      <Box sx={barLine}>
        <Box sx={{ flex: '1 1 240px' }}>
          <strong role="status">{sentence(uploads)}</strong>
          {isRunning && (
            <Box component="span" sx={{ ml: 2, color: 'text.secondary' }}>
              {[
                t('changeSetting.progress', { done: countOf(sendable, 'stored'), count: sendable.length }),
                speedLabel(state.speed, size - sent),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          )}
        </Box>
        {isRunning && (
          <Button size="small" onClick={queue.cancel}>
            {t('upload.stopUpload')}
          </Button>
        )}
        {!isRunning && retryable > 0 && (
          <Button size="small" variant="contained" onClick={queue.retry}>
            {t('upload.retry', { count: retryable })}
          </Button>
        )}
        {!isRunning && isUndelivered && (
          <BusyButton
            size="small"
            variant={retryable > 0 ? 'outlined' : 'contained'}
            busy={isDelivering}
            onClick={delivery.deliver}
          >
            {t('upload.deliverAll')}
          </BusyButton>
        )}
        {!isRunning && !isDelivering && jobs.length > 0 && (
          <Button size="small" onClick={queue.clear}>
            {t('upload.clearList')}
          </Button>
        )}
      </Box>
      {isRunning && (
        <Box sx={{ mt: 1 }}>
          <ProgressBar label={t('upload.allFiles')} done={{ value: sent, max: size }} />
        </Box>
      )}
      {deliveryError && !isRunning && !isDelivering && (
        <FailureAlert
          message={failureSentence(deliveryError, (why) => t('upload.notDelivered', { why }))}
          sx={{ mt: 1 }}
        />
      )}
    </StickyBar>
  );
}

function bytes<J extends Job>(jobs: readonly J[], of: (job: J) => number): number {
  return jobs.reduce((sum, job) => sum + of(job), 0);
}

/** Returns the sentence, which screen readers announce too: it changes with the state, not with every file. */
function sentence({ state: { jobs, isRunning }, isUndelivered, delivery }: Uploads): string {
  if (isRunning) return t('upload.uploading');
  const stored = countOf(jobs, 'stored');
  const folders = jobs.filter(({ file }) => file.name.endsWith('/')).length;
  const counts = [
    [stored, 'upload.countUploaded'] as const,
    [countOf(jobs, 'failed', 'refused') - folders, 'upload.countNotUploaded'] as const,
    [folders, 'upload.countFolders'] as const,
    [countOf(jobs, 'cancelled'), 'upload.countStopped'] as const,
  ];
  const counted = counts.flatMap(([count, key]) => (count > 0 ? [t(key, { count })] : []));
  return [...counted, deliverySentence(isUndelivered, stored, delivery.isPending)].join(' ').trim();
}

function deliverySentence(isUndelivered: boolean, stored: number, isDelivering: boolean): string {
  if (isDelivering) return t('upload.delivering');
  if (isUndelivered) return t(stored > 0 ? 'upload.notDeliveredYet' : 'upload.earlierNotDelivered');
  return stored > 0 ? t('upload.deliveredAll') : '';
}
