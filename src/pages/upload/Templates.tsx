// Ready-made templates of the vendor's public group (docs/product/uploads.md#templates): searched by name, delivered
// with one press.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button';
import { failureWords } from '../../api/outcomes/uncertain';
import { gitTemplatesQuery, hasGitTemplates, useDeliverTemplate } from '../../api/instances/gitTemplates';
import { useLeftOut } from '../../api/client/lists';
import type { GitTemplate } from '../../wire/instances';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { SearchField } from '../../ui/form/SearchField';
import { SectionCard } from '../../ui/content/SectionCard';
import { TemplateRow } from './TemplateRow';
import { foundIn } from '../../domain/text/searchWords';
import { t } from '../../messages/t';

/** Shows the templates that can be delivered to the stack, with a search. */
export function Templates({ stackId }: { stackId: string }) {
  const query = useQuery(gitTemplatesQuery());
  const leftOut = useLeftOut(gitTemplatesQuery());
  return (
    <SectionCard id="templates" title={t('upload.templates')} about={t('upload.templatesAbout')}>
      {hasGitTemplates ? (
        <LoadedPart what={t('upload.templatesNoun')} query={query} height={280}>
          {(templates) => (
            <>
              <LeftOutAlert count={leftOut} one={t('upload.templateNoun')} many={t('upload.templatesNoun')} />
              {templates.length > 0 ? (
                <TemplateList stackId={stackId} templates={templates} />
              ) : (
                leftOut === 0 && <div>{t('upload.noTemplates')}</div>
              )}
            </>
          )}
        </LoadedPart>
      ) : (
        t('upload.noCollection')
      )}
    </SectionCard>
  );
}

const FEW = 8;

function TemplateList({ stackId, templates }: { stackId: string; templates: readonly GitTemplate[] }) {
  const { run, variables: inDelivery, error } = useDeliverTemplate(stackId);
  const reasonId = useId();
  const [search, setSearch] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [delivered, setDelivered] = useState<readonly number[]>([]);
  const found = foundIn(templates, search, ({ name }) => name);
  const shown = isAll ? found : found.slice(0, FEW);

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
          message={failureWords(error, (why) => t('upload.templateNotDelivered', { why }))}
          sx={{ mb: 2 }}
        />
      )}
      <Box
        component="ul"
        aria-label={t('upload.templates')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {shown.map((template) => (
          <TemplateRow
            key={template.id}
            name={template.name}
            isDelivering={inDelivery?.id === template.id}
            blockedBy={inDelivery && inDelivery.id !== template.id ? reasonId : undefined}
            isDelivered={delivered.includes(template.id)}
            onDeliver={() => run(template, { onSuccess: () => setDelivered((old) => [...old, template.id]) })}
          />
        ))}
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
