// Files for one instance (docs/product/screens.md#upload, docs/product/uploads.md#kinds): five kinds, each with its
// section, and the templates.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSkipped } from '../../api/client/lists';
import { uploadsQuery } from '../../api/instances/uploads';
import { usePrinting } from '../../browser/usePrinting';
import type { Instance } from '../../domain/instances/instance';
import { UPLOAD_KINDS } from '../../domain/uploads/upload';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { WaitingShape } from '../../ui/waiting/Waiting';
import { kindCards } from './KindCard';
import { KindSection } from './KindSection';
import { isRetryable } from './queue/job';
import { RunBar } from './RunBar';
import { SortingZone } from './SortingZone';
import { Templates } from './Templates';
import { upload } from './upload';
import { useUploads } from './useUploads';
import { t } from '../../messages/t';
import { Button } from '../../ui/form/Button';
import { failureSentence } from '../../api/outcomes/uncertain';
import { useDeliverTemplate } from '../../api/instances/gitTemplates';
import type { GitTemplate } from '../../wire/instances';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SearchField } from '../../ui/form/SearchField';
import { foundIn } from '../../domain/text/searchWords';
import DoneIcon from '@mui/icons-material/Done';
import { BusyButton } from '../../ui/form/BusyButton';

/** The page at /upload/{id}. */
export function UploadPage() {
  return <OpenInstance tool={upload}>{(instance) => <Uploads instance={instance} />}</OpenInstance>;
}

function Uploads({ instance: { stackId } }: { instance: Instance }) {
  const uploads = useUploads(stackId);
  const { queue, state, isUndelivered } = uploads;
  const isUnsent = state.jobs.some(isRetryable);
  const query = useQuery(uploadsQuery(stackId));
  const skipped = useSkipped(uploadsQuery(stackId));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <SkippedAlert count={skipped} one={t('upload.fileNoun')} many={t('upload.filesNoun')} />
      <SortingZone onFiles={queue.add} />
      {query.isPending ? (
        <WaitingShape height={560} label={t('upload.loadingList')} />
      ) : (
        <Box sx={kindCards}>
          {UPLOAD_KINDS.map((kind) => (
            <KindSection
              key={kind.folder}
              kind={kind}
              jobs={state.jobs.filter(({ folder }) => folder === kind.folder)}
              query={query}
              onFiles={queue.add}
            />
          ))}
        </Box>
      )}
      <Templates>{(templates) => <TemplateList stackId={stackId} templates={templates} />}</Templates>
      <RunBar uploads={uploads} />
      <LeaveDialog isOn={state.isRunning || isUndelivered || isUnsent}>
        {state.isRunning
          ? t('upload.leaving')
          : [isUndelivered && t('upload.leavingUndelivered'), isUnsent && t('upload.leavingUnsent')]
              .filter(Boolean)
              .join(' ')}
      </LeaveDialog>
    </Box>
  );
}

const FEW = 8;

/** Searched by name, delivered with one press. */
function TemplateList({ stackId, templates }: { stackId: string; templates: readonly GitTemplate[] }) {
  const { run, variables: inDelivery, error } = useDeliverTemplate(stackId);
  const reasonId = useId();
  const [search, setSearch] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [delivered, setDelivered] = useState<readonly number[]>([]);
  const found = foundIn(templates, search, ({ name }) => name);
  const isWhole = usePrinting() || isAll;
  const shown = isWhole ? found : found.slice(0, FEW);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 1 }}>
        <SearchField label={t('upload.searchTemplates')} value={search} onChange={setSearch} />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {found.length === templates.length
            ? t('upload.templateCount', { count: templates.length })
            : t('upload.templatesFound', { found: found.length, count: templates.length })}
        </Box>
      </Box>
      <Box id={reasonId} role="status" sx={{ minHeight: 20, mb: 1, color: 'text.secondary' }}>
        {inDelivery && t('upload.inDelivery', { name: inDelivery.name })}
      </Box>
      {error && (
        <FailureAlert
          message={failureSentence(error, (why) => t('upload.templateNotDelivered', { why }))}
          sx={{ mb: 2 }}
        />
      )}
      <Box
        component="ul"
        aria-label={t('upload.templates')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {shown.map((template) => {
          const isDelivering = inDelivery?.id === template.id;
          const isBlocked = inDelivery !== undefined && !isDelivering;
          const id = `template-${template.id}`;
          return (
            <Box
              component="li"
              key={template.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}
            >
              <Box id={id} translate="no" sx={{ flex: 1, minWidth: 0 }}>
                {template.name}
              </Box>
              {delivered.includes(template.id) && !isDelivering && (
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
                  <DoneIcon sx={{ fontSize: 16 }} aria-hidden />
                  <span>{t('upload.delivered')}</span>
                </Box>
              )}
              <BusyButton
                size="small"
                busy={isDelivering}
                blocked={isBlocked}
                aria-describedby={isBlocked ? `${id} ${reasonId}` : id}
                onClick={() =>
                  run(template, { onSuccess: () => setDelivered((old) => [...old, template.id]) })
                }
              >
                {t('upload.deliver')}
              </BusyButton>
            </Box>
          );
        })}
      </Box>
      {found.length === 0 && <Box sx={{ py: 2 }}>{t('upload.noTemplateFound', { search })}</Box>}
      {found.length > FEW && (
        <Button size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)} sx={{ mt: 1 }}>
          {isAll ? t('upload.showFewer') : t('upload.showAllTemplates', { count: found.length })}
        </Button>
      )}
    </>
  );
}
