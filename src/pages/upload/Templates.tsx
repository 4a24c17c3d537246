// Ready-made templates of the vendor's public group (docs/product/uploads.md#templates).
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSkipped } from '../../api/client/lists';
import { gitTemplatesQuery, hasGitTemplates } from '../../api/instances/gitTemplates';
import { t } from '../../messages/t';
import { SectionCard } from '../../ui/content/SectionCard';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import type { GitTemplate } from '../../wire/instances';

/** The section; `children` renders the templates, at least one. */
export function Templates({ children }: { children: (templates: readonly GitTemplate[]) => ReactNode }) {
  const query = useQuery(gitTemplatesQuery());
  const skipped = useSkipped(gitTemplatesQuery());
  return (
    <SectionCard id="templates" title={t('upload.templates')} about={t('upload.templatesAbout')}>
      {hasGitTemplates ? (
        <LoadedPart what={t('upload.templatesNoun')} query={query} height={280}>
          {(templates) => (
            <>
              <SkippedAlert count={skipped} one={t('upload.templateNoun')} many={t('upload.templatesNoun')} />
              {templates.length > 0
                ? children(templates)
                : skipped === 0 && <div>{t('upload.noTemplates')}</div>}
            </>
          )}
        </LoadedPart>
      ) : (
        t('upload.noCollection')
      )}
    </SectionCard>
  );
}
