// The upload to several instances, running or ended: the progress of each, and what can be done.
import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { saveFile } from '../../../browser/saveFile';
import { displayName } from '../../../domain/subscriptions/subscription';
import {
  byUrgency,
  isUnfinished,
  uploadsFile,
  uploadStateMeaning,
  uploadStateWords,
  type InstanceUpload,
} from '../../../domain/uploads/instanceUpload';
import { isoDay } from '../../../domain/values/isoDate';
import { t } from '../../../messages/t';
import { SectionCard } from '../../../ui/content/SectionCard';
import { StateChip } from '../../../ui/content/StateChip';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Button } from '../../../ui/form/Button';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { ScrolledList } from '../../../ui/table/ScrolledList';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import type { createSeveralUploads } from './createSeveralUploads';

interface SeveralRunProps {
  run: ReturnType<typeof createSeveralUploads>;
  /** Repeats what failed or was stopped. */
  onAgain: () => void;
  /** Called when the user wants to upload something else. */
  onNew: () => void;
}

/** The upload, and what can be done with it. */
export function SeveralRun({ run, onAgain, onNew }: SeveralRunProps) {
  const { uploads, isRunning } = useSyncExternalStore(run.subscribe, run.current);
  const [isStopping, setIsStopping] = useState(false);
  const delivered = uploads.filter(({ state }) => state === 'delivered').length;
  const ended = uploads.filter(({ state }) => !['waiting', 'sending', 'delivering'].includes(state)).length;
  const sorted = byUrgency(uploads);
  return (
    <SectionCard id="progress" title={t('several.progress')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <strong role="status">
            {isRunning
              ? t('upload.uploading')
              : t('several.deliveredTo', { delivered, count: uploads.length })}
          </strong>
          {isRunning && (
            <Box component="span" sx={{ ml: 2, color: 'text.secondary' }}>
              {t('several.ended', { ended, count: uploads.length })}
            </Box>
          )}
        </Box>
        {isRunning ? (
          <KeepFocus>
            <BusyButton
              variant="outlined"
              busy={isStopping}
              onClick={() => {
                setIsStopping(true);
                run.stop();
              }}
            >
              {t('changeSetting.stop')}
            </BusyButton>
          </KeepFocus>
        ) : (
          <>
            {uploads.some(isUnfinished) && (
              <KeepFocus>
                <Button
                  variant="contained"
                  onClick={() => {
                    setIsStopping(false);
                    onAgain();
                  }}
                >
                  {t('changeSetting.tryFailed')}
                </Button>
              </KeepFocus>
            )}
            <Button
              variant="outlined"
              onClick={() =>
                saveFile(
                  new Blob([uploadsFile(uploads)], { type: 'text/csv;charset=utf-8' }),
                  `uploads-${isoDay(Date.now() / 1000)}.csv`,
                )
              }
            >
              {t('changeSetting.save')}
            </Button>
            <Button onClick={onNew}>{t('several.again')}</Button>
          </>
        )}
      </Box>
      {isRunning && (
        <ProgressBar
          label={t('several.progress')}
          done={{ value: ended, max: uploads.length }}
          sx={{ mb: 2 }}
        />
      )}
      <ScrolledList
        label={t('tools.instances')}
        count={sorted.length}
        keyOf={(index) => sorted[index]?.instance.id ?? String(index)}
        rowHeight={57}
        maxHeight={480}
      >
        {(index) => {
          const one = sorted[index];
          return one && <UploadRow upload={one} />;
        }}
      </ScrolledList>
      <LeaveDialog isOn={isRunning}>{t('upload.leaving')}</LeaveDialog>
    </SectionCard>
  );
}

function UploadRow({
  upload: { instance, state, stored, files, sent, size, problem },
}: {
  upload: InstanceUpload;
}) {
  const name = displayName(instance);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Box translate="no" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {files > 0 && (
          <Box sx={{ color: 'text.secondary' }}>{t('several.stored', { stored, count: files })}</Box>
        )}
        <StateChip meaning={uploadStateMeaning(state)} words={uploadStateWords(state)} />
      </Box>
      {state === 'sending' && files > 0 && (
        <ProgressBar label={name} done={{ value: sent, max: size }} sx={{ mt: 0.75 }} />
      )}
      {problem && state !== 'waiting' && (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{problem.message}</Box>
      )}
    </>
  );
}
