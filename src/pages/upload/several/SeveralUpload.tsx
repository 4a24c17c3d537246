// Files to several instances (docs/product/uploads.md#several): first what and where to, then the run.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { keepUnderWay } from '../../../api/outcomes/underWay';
import { useOnUnmount } from '../../../browser/effects/useOnUnmount';
import { isReadyInstance, type Instance } from '../../../domain/instances/instance';
import { whoMay } from '../../../domain/subscriptions/permission';
import { useInstances } from '../../../features/tools/useInstances';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { PageHeading } from '../../../ui/content/PageHeading';
import { EmptyCard } from '../../../ui/feedback/EmptyCard';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { LeftOutAlert } from '../../../ui/feedback/LeftOutAlert';
import { WaitingShape } from '../../../ui/waiting/WaitingShape';
import { upload } from '../upload';
import { createSeveralUploads } from './createSeveralUploads';
import { SeveralForm } from './SeveralForm';
import { SeveralRun } from './SeveralRun';

/** The page at /upload?several=1. */
export function SeveralUpload() {
  const { instances, leftOut, isSettled, error, refetch } = useInstances('uploadFiles');
  const ready = instances?.filter(isReadyInstance);
  return (
    <>
      <PageHeading title={t('several.title')} />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 1, maxWidth: '72ch' }}>
        {t('several.about')}
      </Typography>
      <Link component={RouterLink} to={paths.upload()} sx={{ display: 'inline-block', mb: 3 }}>
        {t('several.one')}
      </Link>
      {error && (
        <FailureAlert
          message={t(instances ? 'tools.permissionsNotLoaded' : 'tools.notLoaded', { why: error.message })}
          onRetry={refetch}
          sx={{ mb: 2 }}
        />
      )}
      <LeftOutAlert count={leftOut} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {instances && ready && ready.length > 0 && (
        <Several instances={ready} notReady={instances.length - ready.length} />
      )}
      {ready?.length === 0 && isSettled && (
        <EmptyCard
          Icon={upload.Icon}
          title={t('tools.noneToChoose')}
          about={`${t('upload.nowhere')} ${whoMay('uploadFiles')}`}
        />
      )}
      {!ready && !error && <WaitingShape height={420} label={t('tools.loading')} />}
    </>
  );
}

function Several({ instances, notReady }: { instances: readonly Instance[]; notReady: number }) {
  const client = useQueryClient();
  const [run, setRun] = useState<ReturnType<typeof createSeveralUploads>>();
  // Nothing is sent without the page.
  useOnUnmount(() => run?.stop());
  const keep = (work: Promise<void>) => keepUnderWay(client, ['upload-several'], work);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {run ? (
        <SeveralRun run={run} onAgain={(which) => keep(run.again(which))} onNew={() => setRun(undefined)} />
      ) : (
        <SeveralForm
          instances={instances}
          notReady={notReady}
          onStart={(chosen, parcel) => {
            const begun = createSeveralUploads(client, chosen, parcel);
            setRun(begun);
            keep(begun.start());
          }}
        />
      )}
    </Box>
  );
}
