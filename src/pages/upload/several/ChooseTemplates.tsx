// Chooses ready-made templates of the vendor's public group.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSkipped } from '../../../api/client/lists';
import { gitTemplatesQuery, hasGitTemplates } from '../../../api/instances/gitTemplates';
import { foundIn } from '../../../domain/text/searchWords';
import { t } from '../../../messages/t';
import { SectionCard } from '../../../ui/content/SectionCard';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { Button } from '../../../ui/form/Button';
import { SearchField } from '../../../ui/form/SearchField';
import { ScrolledList } from '../../../ui/table/ScrolledList';
import type { GitTemplate } from '../../../wire/instances';

interface ChooseTemplatesProps {
  chosen: readonly GitTemplate[];
  onChange: (chosen: readonly GitTemplate[]) => void;
}

/** The templates that the search finds, each with a checkbox. */
export function ChooseTemplates({ chosen, onChange }: ChooseTemplatesProps) {
  const query = useQuery(gitTemplatesQuery());
  const skipped = useSkipped(gitTemplatesQuery());
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard id="templates" title={t('upload.templates')} about={t('upload.templatesAbout')}>
      {hasGitTemplates ? (
        <LoadedPart what={t('upload.templatesNoun')} query={query} height={280}>
          {(templates) => {
            const found = foundIn(templates, search, ({ name }) => name);
            return (
              <>
                <Button
                  variant="outlined"
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                  sx={{ display: { sm: 'none' } }}
                >
                  {t('several.chooseTemplates')}
                </Button>
                <Box sx={{ display: { xs: isOpen ? 'block' : 'none', sm: 'block' }, mt: { xs: 2, sm: 0 } }}>
                  <SkippedAlert
                    count={skipped}
                    one={t('upload.templateNoun')}
                    many={t('upload.templatesNoun')}
                  />
                  <Box
                    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 1 }}
                  >
                    <SearchField label={t('upload.searchTemplates')} value={search} onChange={setSearch} />
                    <Box role="status" sx={{ color: 'text.secondary' }}>
                      {t('several.templates', { count: chosen.length })}
                    </Box>
                  </Box>
                  {found.length === 0 ? (
                    <div>
                      {t(templates.length === 0 ? 'upload.noTemplates' : 'upload.noTemplateFound', {
                        search,
                      })}
                    </div>
                  ) : (
                    <ScrolledList
                      label={t('upload.templates')}
                      count={found.length}
                      keyOf={(index) => String(found[index]?.id ?? index)}
                      rowHeight={42}
                      maxHeight={300}
                    >
                      {(index) => {
                        const template = found[index];
                        return (
                          template && (
                            <FormControlLabel
                              control={
                                <Checkbox
                                  size="small"
                                  checked={chosen.some(({ id }) => id === template.id)}
                                  onChange={(_event, isChosen) =>
                                    onChange([
                                      ...chosen.filter(({ id }) => id !== template.id),
                                      ...(isChosen ? [template] : []),
                                    ])
                                  }
                                />
                              }
                              label={template.name}
                              translate="no"
                            />
                          )
                        );
                      }}
                    </ScrolledList>
                  )}
                </Box>
              </>
            );
          }}
        </LoadedPart>
      ) : (
        t('upload.noCollection')
      )}
    </SectionCard>
  );
}
