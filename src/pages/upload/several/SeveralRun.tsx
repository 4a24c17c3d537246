// The upload to several instances, running or ended: the progress of each, and what can be done.
import Box from '@mui/material/Box';
import { useId, useState, useSyncExternalStore } from 'react';
import { askToLeave } from '../../../browser/navigationBlocker';
import { saveFile } from '../../../browser/saveFile';
import {
  byUrgency,
  countStates,
  problemLabel,
  uploadsFile,
  uploadsFileName,
  uploadStateMeaning,
  uploadStateLabel,
  type InstanceUpload,
} from '../../../domain/uploads/instanceUpload';
import { displayName } from '../../../domain/subscriptions/subscription';
import { OutcomeRow } from '../../../features/bulk/OutcomeRow';
import { RunProgress } from '../../../features/bulk/RunProgress';
import { t } from '../../../messages/t';
import { SectionCard } from '../../../ui/content/SectionCard';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Button } from '../../../ui/form/Button';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { ScrolledList } from '../../../ui/table/ScrolledList';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import type { createSeveralUploads } from './createSeveralUploads';

interface SeveralRunProps {
  run: ReturnType<typeof createSeveralUploads>;
  /** Does what is left for the instances in this state. */
  onAgain: (which: 'failed' | 'stopped') => void;
  /** Called when the user wants to upload something else. */
  onNew: () => void;
}

/** How many files of an instance are named beside a reason; the others are counted. */
const MOST_NAMED = 3;

/** The upload, and what can be done with it. */
export function SeveralRun({ run, onAgain, onNew }: SeveralRunProps) {
  const { uploads, isRunning } = useSyncExternalStore(run.subscribe, run.current);
  const [isStopping, setIsStopping] = useState(false);
  const unclearId = useId();
  const counts = countStates(uploads);
  const isUnclear = uploads.some(({ problems }) => problems.some((problem) => problem.isUnclear));
  const count = uploads.length;
  const sorted = byUrgency(uploads);
  const stop = () => {
    setIsStopping(true);
    run.stop();
  };
  const again = (which: 'failed' | 'stopped') => {
    setIsStopping(false);
    onAgain(which);
  };
  return (
    <SectionCard id="progress" title={t('several.progress')}>
      <RunProgress
        done={count - counts.waiting - counts.sending - counts.delivering}
        count={count}
        isRunning={isRunning}
        label={t('several.progress')}
        running={(percent) =>
          percent === 0 ? t('several.running', { count }) : t('several.runningAt', { percent, count })
        }
        summary={summary(uploads)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {isRunning ? (
          <KeepFocus>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed has gone, and this is what can be done */}
            <BusyButton autoFocus variant="outlined" busy={isStopping} onClick={stop}>
              {t('changeSetting.stop')}
            </BusyButton>
          </KeepFocus>
        ) : (
          <>
            {counts.failed > 0 && (
              <KeepFocus>
                <Button
                  variant="contained"
                  aria-describedby={isUnclear ? unclearId : undefined}
                  onClick={() => again('failed')}
                >
                  {t('changeSetting.tryFailed')}
                </Button>
              </KeepFocus>
            )}
            {counts.stopped > 0 && (
              <KeepFocus>
                <Button variant="outlined" onClick={() => again('stopped')}>
                  {t('several.goOn', { count: counts.stopped })}
                </Button>
              </KeepFocus>
            )}
            <Button
              variant="outlined"
              onClick={() =>
                saveFile(new Blob([uploadsFile(uploads)], { type: 'text/csv' }), uploadsFileName(Date.now()))
              }
            >
              {t('changeSetting.save')}
            </Button>
            <Button onClick={() => askToLeave(onNew)}>{t('several.again')}</Button>
          </>
        )}
      </Box>
      {!isRunning && isUnclear && (
        <Box id={unclearId} sx={{ mb: 2, color: 'text.secondary' }}>
          {t('several.mayArriveTwice')}
        </Box>
      )}
      <ScrolledList
        label={t('tools.instances')}
        count={count}
        keyOf={(index) => sorted[index]?.instance.id ?? String(index)}
        rowHeight={57}
        maxHeight={480}
      >
        {(index) => {
          const one = sorted[index];
          return one && <UploadRow upload={one} />;
        }}
      </ScrolledList>
      <LeaveDialog isOn={isRunning || counts.failed + counts.stopped > 0}>
        {t(isRunning ? 'several.leaving' : 'several.leavingUnfinished')}
      </LeaveDialog>
    </SectionCard>
  );
}

function UploadRow({ upload }: { upload: InstanceUpload }) {
  const { instance, state, stored, files, sent, size, problems } = upload;
  return (
    <OutcomeRow subscription={instance} meaning={uploadStateMeaning(state)} words={uploadStateLabel(state)}>
      {files > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('several.stored', { stored, count: files })}
        </Box>
      )}
      {state === 'sending' && files > 0 && (
        <ProgressBar label={displayName(instance)} done={{ value: sent, max: size }} sx={{ mt: 0.75 }} />
      )}
      {problemLabel(problems, MOST_NAMED).map((words) => (
        <Box key={words} sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words}
        </Box>
      ))}
    </OutcomeRow>
  );
}

/** Returns the outcomes in words: how many got everything, and how many didn't, by what they lack. */
function summary(uploads: readonly InstanceUpload[]): string {
  const { delivered, failed, stopped } = countStates(uploads);
  const others = [[failed, 'several.countFailed'] as const, [stopped, 'several.countStopped'] as const];
  return [
    t('several.deliveredTo', { delivered, count: uploads.length }),
    ...others.flatMap(([count, key]) => (count > 0 ? [t(key, { count })] : [])),
  ].join(' ');
}
