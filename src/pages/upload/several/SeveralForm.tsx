// What to send and where to: instances, files of each kind, and templates.
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Instance } from '../../../domain/instances/instance';
import { UPLOAD_KINDS } from '../../../domain/uploads/upload';
import { t } from '../../../messages/t';
import { SectionCard } from '../../../ui/content/SectionCard';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { ChooseFiles } from './ChooseFiles';
import { ChooseInstances } from './ChooseInstances';
import { ChooseTemplates } from './ChooseTemplates';
import type { GitTemplate } from '../../../wire/instances';
import type { ChosenFile, Parcel } from './createSeveralUploads';

interface SeveralFormProps {
  /** Those that are ready. */
  instances: readonly Instance[];
  /** How many aren't. */
  notReady: number;
  onStart: (instances: readonly Instance[], parcel: Parcel) => void;
}

/** The choices, and the button that starts the upload. */
export function SeveralForm({ instances, notReady, onStart }: SeveralFormProps) {
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
          <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('several.notReady', { count: notReady })}</Box>
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
