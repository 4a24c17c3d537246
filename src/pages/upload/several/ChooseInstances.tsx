// Chooses instances by their checkboxes, with a search.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { findInstances, type Instance } from '../../../domain/instances/instance';
import { displayName } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { SearchField } from '../../../ui/form/SearchField';
import { withChoice } from '../../../ui/table/dataTableModel';
import { ScrolledList } from '../../../ui/table/ScrolledList';

interface ChooseInstancesProps {
  instances: readonly Instance[];
  /** Ids of subscriptions. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** The instances that the search finds, a checkbox for all of them, and how many are chosen. */
export function ChooseInstances({ instances, selected, onChange }: ChooseInstancesProps) {
  const [search, setSearch] = useState('');
  const found = findInstances(instances, search);
  const chosen = found.filter(({ id }) => selected.has(id)).length;
  const isAll = found.length > 0 && chosen === found.length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mt: 1 }}>
        <SearchField label={t('tools.search')} value={search} onChange={setSearch} />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('fleet.selected', { count: selected.size })}
        </Box>
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={chosen > 0 && !isAll}
            onChange={(_event, isChosen) =>
              onChange(
                withChoice(
                  selected,
                  found.map(({ id }) => id),
                  isChosen,
                ),
              )
            }
          />
        }
        label={t('tables.selectAll')}
        sx={{ my: 0.5 }}
      />
      {found.length === 0 ? (
        <div>{t('tools.noMatch', { search })}</div>
      ) : (
        <ScrolledList
          label={t('tools.instances')}
          count={found.length}
          keyOf={(index) => found[index]?.id ?? String(index)}
          rowHeight={42}
          maxHeight={300}
        >
          {(index) => {
            const instance = found[index];
            return (
              instance && (
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={selected.has(instance.id)}
                      onChange={(_event, isChosen) => onChange(withChoice(selected, [instance.id], isChosen))}
                    />
                  }
                  label={displayName(instance)}
                  translate="no"
                  title={instance.fqdn}
                />
              )
            );
          }}
        </ScrolledList>
      )}
    </>
  );
}
