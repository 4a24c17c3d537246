// The upload to several instances, running or ended: the progress of each, and what can be done.
import Box from '@mui/material/Box';
import { useId } from 'react';
import { askToLeave } from '../../../browser/navigationBlocker';
import { saveCsv } from '../../../browser/saveFile';
import { countOutcomes, outcomesLabel } from '../../../domain/instances/outcome';
import {
  bytesOf,
  problemLabel,
  UploadError,
  uploadsFile,
  uploadStateLabel,
  type InstanceUpload,
  type UploadItem,
  type UploadProgress,
} from '../../../domain/uploads/instanceUpload';
import { displayName } from '../../../domain/subscriptions/subscription';
import { OutcomeList, RunButtons, RunProgress } from '../../../features/bulk/RunPanel';
import type { BulkRun } from '../../../features/bulk/useBulkRun';
import { t } from '../../../messages/t';
import { SectionCard } from '../../../ui/content/SectionCard';
import { Button } from '../../../ui/form/Button';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';

interface SeveralRunProps {
  run: BulkRun<UploadItem, UploadProgress>;
  /** Called when the user wants to upload something else. */
  onNew: () => void;
}

/** How many files of an instance are named beside a reason; the others are counted. */
const MOST_NAMED = 3;

/** The upload, and what can be done with it. */
export function SeveralRun({ run, onNew }: SeveralRunProps) {
  const { outcomes, isRunning } = run;
  const unclearId = useId();
  const counts = countOutcomes(outcomes);
  const isUnclear =
    !isRunning &&
    outcomes.some(
      ({ problem }) => problem instanceof UploadError && problem.problems.some((one) => one.isUnclear),
    );
  const delivered = t('several.deliveredTo', { delivered: counts.done, count: outcomes.length });
  return (
    <SectionCard id="progress" title={t('several.progress')}>
      <RunProgress
        run={run}
        label={t('several.progress')}
        running={(done) => t('several.running', done)}
        summary={outcomesLabel(counts, delivered, 'several.countStopped')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <RunButtons
          run={run}
          counts={counts}
          goOn={t('several.goOn', { count: counts.notBegun })}
          describedBy={isUnclear ? unclearId : undefined}
        >
          <Button onClick={() => askToLeave(onNew)}>{t('several.again')}</Button>
          <Button variant="outlined" onClick={() => saveCsv(uploadsFile(outcomes), 'prtg-upload')}>
            {t('changeSetting.save')}
          </Button>
        </RunButtons>
      </Box>
      {isUnclear && (
        <Box id={unclearId} sx={{ mb: 2, color: 'text.secondary' }}>
          {t('several.mayArriveTwice')}
        </Box>
      )}
      <OutcomeList outcomes={outcomes} maxHeight={480} label={uploadStateLabel}>
        {(upload) => <UploadRow upload={upload} />}
      </OutcomeList>
      <LeaveDialog isOn={isRunning || counts.failed + counts.notBegun > 0}>
        {t(isRunning ? 'several.leaving' : 'several.leavingUnfinished')}
      </LeaveDialog>
    </SectionCard>
  );
}

function UploadRow({ upload: { item, state, data, problem } }: { upload: InstanceUpload }) {
  const { files } = item.parcel;
  return (
    <>
      {files.length > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('several.stored', { stored: data?.stored ?? 0, count: files.length })}
        </Box>
      )}
      {state === 'running' && !data?.isDelivering && files.length > 0 && (
        <ProgressBar
          label={displayName(item.instance)}
          done={{ value: data?.sent ?? 0, max: bytesOf(files) }}
          sx={{ mt: 0.75 }}
        />
      )}
      {problemLabel(problem, MOST_NAMED).map((words) => (
        <Box key={words} sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words}
        </Box>
      ))}
    </>
  );
}
