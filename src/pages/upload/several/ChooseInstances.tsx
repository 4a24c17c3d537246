// Chooses instances by their checkboxes, with a search; each with its domain and region.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { regionsQuery } from '../../../api/catalogue/regions';
import { findInstances, type Instance } from '../../../domain/instances/instance';
import { regionName } from '../../../domain/regions/region';
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
  const [isChosenOnly, setIsChosenOnly] = useState(false);
  const regions = useQuery(regionsQuery());
  const regionOf = (code = '') => {
    const region = regions.data?.find((one) => one.code === code);
    return region ? regionName(region) : code;
  };
  // With none chosen, there would be nothing to choose from.
  const isOnly = isChosenOnly && selected.size > 0;
  const found = findInstances(instances, search).filter(({ id }) => !isOnly || selected.has(id));
  const chosen = found.filter(({ id }) => selected.has(id)).length;
  const isAll = found.length > 0 && chosen === found.length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <SearchField label={t('tools.search')} value={search} onChange={setSearch} />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('fleet.selected', { count: selected.size })}
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isOnly}
              disabled={selected.size === 0}
              onChange={(_event, isOn) => setIsChosenOnly(isOn)}
            />
          }
          label={t('several.chosenOnly')}
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
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
      />
      {found.length === 0 ? (
        <div>{t('tools.noMatch', { search })}</div>
      ) : (
        <Box sx={rows}>
          <Box data-head="" aria-hidden>
            <span />
            <span>{t('tables.name')}</span>
            <span>{t('overview.domain')}</span>
            <span>{t('overview.region')}</span>
          </Box>
          <ScrolledList
            label={t('tools.instances')}
            items={found}
            keyOf={({ id }) => id}
            rowHeight={40}
            maxHeight={216}
          >
            {(instance) => (
              <label>
                <input
                  type="checkbox"
                  aria-label={displayName(instance)}
                  aria-describedby={`place-${instance.id}`}
                  checked={selected.has(instance.id)}
                  onChange={({ target }) => onChange(withChoice(selected, [instance.id], target.checked))}
                />
                <span translate="no">{displayName(instance)}</span>
                <span id={`place-${instance.id}`} translate="no">
                  {instance.fqdn}
                </span>
                <span>{regionOf(instance.region)}</span>
              </label>
            )}
          </ScrolledList>
        </Box>
      )}
    </>
  );
}

/** Styled once for all rows, of which there may be thousands. On a phone a row has a line for each. */
const rows = {
  '& label, & [data-head]': {
    display: 'grid',
    gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 3fr) repeat(2, minmax(0, 4fr))' },
    columnGap: 2,
    cursor: 'pointer',
  },
  '& [data-head]': { display: { xs: 'none', sm: 'grid' }, px: 1.5, cursor: 'auto' },
  '& [data-head], & label > span + span': { color: 'text.secondary' },
  '& label > span': { gridColumn: { xs: 2, sm: 'auto' }, minHeight: 20 },
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
