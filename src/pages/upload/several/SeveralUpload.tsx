// Files to several instances (docs/product/uploads.md#several): first what and where to, then the run.
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
import { isSameName, UPLOAD_KINDS, type UploadFolder } from '../../../domain/uploads/upload';
import { SectionCard } from '../../../ui/content/SectionCard';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Button } from '../../../ui/form/Button';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { barLine, StickyBar } from '../../../ui/table/StickyBar';
import { kindCards } from '../KindCard';
import { pathOf } from '../queue/droppedFiles';
import type { Unread } from '../queue/job';
import { SortingZone } from '../SortingZone';
import { Templates } from '../Templates';
import { acceptedFiles, ChooseFiles } from './ChooseFiles';
import { ChooseInstances } from './ChooseInstances';
import { ChooseTemplates } from './ChooseTemplates';
import type { GitTemplate } from '../../../wire/instances';

/** The page at /upload?several=1. */
export function SeveralUpload() {
  const [uploads, setUploads] = useState(0);
  return (
    <>
      <PageHeading title={t('several.title')} about={t('several.about')}>
        <Button component={Link} to={paths.upload()} size="small" sx={{ ml: { xs: -0.5, sm: 0 } }}>
          {t('several.one')}
        </Button>
      </PageHeading>
      <ReadyInstances tool={upload} height={420}>
        {(instances, others) => (
          <Several
            // Another upload begins anew.
            key={uploads}
            instances={instances}
            others={others}
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
  /** Says how many aren't. */
  others: ReactNode;
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

/** The choices, and the bar that says what is chosen and starts the upload. */
function SeveralForm({ instances, others, onStart }: SeveralFormProps) {
  const id = useId();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problems, setProblems] = useState<Partial<Record<UploadFolder, readonly string[]>>>({});
  const [templates, setTemplates] = useState<readonly GitTemplate[]>([]);
  const chosen = instances.filter((one) => selected.has(one.id));
  const what = [
    files.length > 0 && t('several.fileCount', { count: files.length }),
    templates.length > 0 && t('upload.templateCount', { count: templates.length }),
    chosen.length > 0 && t('tools.count', { count: chosen.length }),
  ].filter(Boolean);
  const nothing = files.length + templates.length === 0 ? t('several.noFile') : undefined;
  const missing = chosen.length === 0 ? t('several.noInstance') : nothing;
  /** A file of the same name from the same place replaces the one before. */
  const add = (folder: UploadFolder, added: readonly (File | Unread)[]) => {
    const own = files.filter((one) => one.folder === folder);
    const { accepted, problems: refused } = acceptedFiles(added, own);
    const isReplaced = (one: ChosenFile) =>
      one.folder === folder && accepted.some((file) => isSameName(pathOf(file), pathOf(one.file)));
    setProblems((old) => ({ ...old, [folder]: refused }));
    setFiles((old) => [
      ...old.filter((one) => !isReplaced(one)),
      ...accepted.map((file) => ({ folder, file })),
    ]);
  };
  return (
    <>
      <SectionCard id="instances" title={t('tools.instances')}>
        <ChooseInstances instances={instances} selected={selected} onChange={setSelected} />
        {others && <Box sx={{ mt: 1 }}>{others}</Box>}
      </SectionCard>
      <SortingZone onFiles={add} />
      <Box sx={kindCards}>
        {UPLOAD_KINDS.map((kind) => (
          <ChooseFiles
            key={kind.folder}
            kind={kind}
            files={files.filter(({ folder }) => folder === kind.folder)}
            problems={problems[kind.folder] ?? []}
            onFiles={add}
            onRemove={(file) => setFiles((old) => old.filter((other) => other !== file))}
          />
        ))}
      </Box>
      <Templates>
        {(all) => <ChooseTemplates templates={all} chosen={templates} onChange={setTemplates} />}
      </Templates>
      {what.length > 0 && (
        <StickyBar>
          <Box sx={barLine}>
            <Box id={id} role="status" sx={{ flex: 1 }}>
              <strong>{what.join(', ')}</strong>
              {missing !== undefined && (
                <Box component="span" sx={{ display: 'block' }}>
                  {missing}
                </Box>
              )}
            </Box>
            <BusyButton
              variant="contained"
              busy={false}
              blocked={missing !== undefined}
              aria-label={chosen.length > 0 ? t('several.start', { count: chosen.length }) : undefined}
              aria-describedby={id}
              onClick={() => onStart(chosen, { files, templates })}
            >
              {t('several.send')}
            </BusyButton>
          </Box>
        </StickyBar>
      )}
      <LeaveDialog isOn={files.length > 0}>{t('several.leavingChoice')}</LeaveDialog>
    </>
  );
}
