// Files for one instance (docs/product/screens.md#upload, docs/product/uploads.md#kinds): five kinds, each with its
// section, and the templates.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../api/client/lists';
import { uploadsQuery } from '../../api/instances/uploads';
import type { Instance } from '../../domain/instances/instance';
import { UPLOAD_KINDS } from '../../domain/uploads/upload';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { WaitingShape } from '../../ui/waiting/WaitingShape';
import { KindSection } from './KindSection';
import { RunBar } from './RunBar';
import { Templates } from './Templates';
import { upload } from './upload';
import { useUploads } from './useUploads';
import { t } from '../../messages/t';

/** The page at /upload/{id}. */
export function UploadPage() {
  return <OpenInstance tool={upload}>{(instance) => <Uploads instance={instance} />}</OpenInstance>;
}

function Uploads({ instance: { stackId } }: { instance: Instance }) {
  const { queue, state, delivery } = useUploads(stackId);
  const query = useQuery(uploadsQuery(stackId));
  const leftOut = useLeftOut(uploadsQuery(stackId));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <RunBar
        state={state}
        isDelivering={delivery.isPending}
        deliveryError={delivery.error}
        onCancel={queue.cancel}
        onRetry={queue.retry}
        onClear={queue.clear}
        onDeliver={delivery.deliver}
      />
      <LeftOutAlert count={leftOut} one={t('upload.fileNoun')} many={t('upload.filesNoun')} />
      {query.isPending ? (
        <WaitingShape height={900} label={t('upload.loadingList')} />
      ) : (
        UPLOAD_KINDS.map((kind) => (
          <KindSection
            key={kind.folder}
            kind={kind}
            jobs={state.jobs.filter(({ folder }) => folder === kind.folder)}
            query={query}
            onFiles={queue.add}
          />
        ))
      )}
      <Templates stackId={stackId} />
      <LeaveDialog isOn={state.isRunning}>{t('upload.leaving')}</LeaveDialog>
    </Box>
  );
}
