// Files to several instances (docs/product/uploads.md#several): first what and where to, then the run.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useProfile } from '../../../auth/useProfile';
import { useOnUnmount } from '../../../browser/effects/useOnUnmount';
import type { Instance } from '../../../domain/instances/instance';
import type { ChosenFile, Parcel } from '../../../domain/uploads/instanceUpload';
import { useBulkChange } from '../../../features/bulk/useBulkRun';
import { ReadyInstances } from '../../../features/tools/ReadyInstances';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { PageHeading } from '../../../ui/content/PageHeading';
import { upload } from '../upload';
import { createSeveralUploads } from './createSeveralUploads';
import { SeveralRun } from './SeveralRun';
import { UPLOAD_KINDS } from '../../../domain/uploads/upload';
import { SectionCard } from '../../../ui/content/SectionCard';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { ChooseFiles } from './ChooseFiles';
import { ChooseInstances } from './ChooseInstances';
import { ChooseTemplates } from './ChooseTemplates';
import type { GitTemplate } from '../../../wire/instances';

/** The page at /upload?several=1. */
export function SeveralUpload() {
  const [uploads, setUploads] = useState(0);
  return (
    <>
      <PageHeading title={t('several.title')} />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 1, maxWidth: '72ch' }}>
        {t('several.about')}
      </Typography>
      <Link component={RouterLink} to={paths.upload()} sx={{ display: 'inline-block', mb: 3 }}>
        {t('several.one')}
      </Link>
      <ReadyInstances tool={upload} height={420}>
        {(instances, notReady) => (
          <Several
            // Another upload begins anew.
            key={uploads}
            instances={instances}
            notReady={notReady}
            onNew={() => setUploads(uploads + 1)}
          />
        )}
      </ReadyInstances>
    </>
  );
}

interface SeveralProps {
  /** Those that are ready. */
  instances: readonly Instance[];
  /** How many aren't. */
  notReady: number;
  onNew: () => void;
}

function Several({ onNew, ...choices }: SeveralProps) {
  const client = useQueryClient();
  const { sub: user = '' } = useProfile();
  const [{ send, close }] = useState(() => createSeveralUploads(client, user));
  const run = useBulkChange(send);
  useOnUnmount(close);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {run.outcomes.length > 0 ? (
        <SeveralRun run={run} onNew={onNew} />
      ) : (
        <SeveralForm
          {...choices}
          onStart={(chosen, parcel) =>
            run.start(chosen.map((instance) => ({ id: instance.id, instance, parcel })))
          }
        />
      )}
    </Box>
  );
}

// What to send and where to: instances, files of each kind, and templates.

interface SeveralFormProps extends Omit<SeveralProps, 'onNew'> {
  onStart: (instances: readonly Instance[], parcel: Parcel) => void;
}

/** The choices, and the button that starts the upload. */
function SeveralForm({ instances, notReady, onStart }: SeveralFormProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [templates, setTemplates] = useState<readonly GitTemplate[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const chosen = instances.filter(({ id }) => selected.has(id));
  const missing =
    chosen.length === 0
      ? t('several.noInstance')
      : files.length === 0 && templates.length === 0 && t('several.noFile');
  return (
    <>
      <SectionCard id="instances" title={t('tools.instances')} about={t('several.instancesAbout')}>
        <ChooseInstances instances={instances} selected={selected} onChange={setSelected} />
        {notReady > 0 && (
          <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('tools.notReady', { count: notReady })}</Box>
        )}
      </SectionCard>
      {UPLOAD_KINDS.map((kind) => (
        <ChooseFiles key={kind.folder} kind={kind} files={files} onChange={setFiles} />
      ))}
      <ChooseTemplates chosen={templates} onChange={setTemplates} />
      <Box>
        <Box role="alert">{isRefused && missing && <Alert kind="error">{missing}</Alert>}</Box>
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          onClick={() => {
            if (missing) setIsRefused(true);
            else onStart(chosen, { files, templates });
          }}
        >
          {t('several.start', { count: chosen.length })}
        </Button>
      </Box>
      <LeaveDialog isOn={files.length > 0}>{t('several.leavingChoice')}</LeaveDialog>
    </>
  );
}
