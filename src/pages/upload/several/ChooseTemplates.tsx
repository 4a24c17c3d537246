// Chooses templates; on a phone once they are asked for.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { foundIn } from '../../../domain/text/searchWords';
import { t } from '../../../messages/t';
import { Button } from '../../../ui/form/Button';
import { SearchField } from '../../../ui/form/SearchField';
import { ScrolledList } from '../../../ui/table/ScrolledList';
import type { GitTemplate } from '../../../wire/instances';

interface ChooseTemplatesProps {
  templates: readonly GitTemplate[];
  chosen: readonly GitTemplate[];
  onChange: (chosen: readonly GitTemplate[]) => void;
}

/** The templates that the search finds, each with a checkbox. */
export function ChooseTemplates({ templates, chosen, onChange }: ChooseTemplatesProps) {
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 1 }}>
          <SearchField label={t('upload.searchTemplates')} value={search} onChange={setSearch} />
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {t('several.templates', { count: chosen.length })}
          </Box>
        </Box>
        {found.length === 0 ? (
          <div>{t('upload.noTemplateFound', { search })}</div>
        ) : (
          <ScrolledList
            label={t('upload.templates')}
            items={found}
            keyOf={({ id }) => id}
            rowHeight={42}
            maxHeight={300}
          >
            {(template) => (
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
            )}
          </ScrolledList>
        )}
      </Box>
    </>
  );
}
