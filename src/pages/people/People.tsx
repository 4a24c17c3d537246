// The people with their controls: what is still to be read, search, facet, switch, and the table.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { saveFile } from '../../browser/saveFile';
import { useNow } from '../../browser/useNow';
import { useQueryState } from '../../browser/useQueryState';
import type { Instance } from '../../domain/instances/instance';
import { findPeople, levelsOf, peopleFile } from '../../domain/people/people';
import { isoDay } from '../../domain/values/dates';
import { t } from '../../messages/t';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { Button } from '../../ui/form/Button';
import { FilterSelect } from '../../ui/form/FilterSelect';
import { SearchField } from '../../ui/form/SearchField';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import { sortOfWord, sortWord } from '../../ui/table/dataTableModel';
import { PeopleTable } from './PeopleTable';
import { Unread } from './Unread';
import { usePeople } from './usePeople';

/** The page's state in the address. */
const ALL = { search: '', level: '', idle: '', sort: 'name' };

/** Shows who has access to the instances, of which there is at least one. */
export function People({ instances }: { instances: readonly Instance[] }) {
  const reading = usePeople(instances);
  const { people, leftOut, hasRead, progress, stop } = reading;
  const now = useNow();
  const [wanted, setWanted] = useQueryState(ALL);
  // A new order may render later; the search field and the facet defer by themselves.
  const { search, level, idle, sort } = useDeferredValue(wanted);
  const found = useMemo(
    () => findPeople(people, { search, level, isIdleOnly: idle !== '' }, now),
    [people, search, level, idle, now],
  );
  const order = useMemo(() => sortOfWord(sort), [sort]);
  return (
    <>
      <Unread {...reading} />
      <LeftOutAlert count={leftOut} one={t('prtgUsers.user')} many={t('prtgUsers.users')} />
      {(hasRead || progress) && (
        <Box sx={{ minHeight: '100vh' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', mb: 2 }}>
            <SearchField
              label={t('people.search')}
              value={wanted.search}
              onChange={(typed) => setWanted({ search: typed })}
            />
            {/* As wide before the levels are known as after. */}
            <Box sx={{ display: 'grid', width: 180 }}>
              <FilterSelect
                label={t('tables.accessLevel')}
                value={wanted.level}
                options={levelsOf(people)}
                onChange={(chosen) => setWanted({ level: chosen })}
              />
            </Box>
            <FormControlLabel
              control={
                <Switch
                  checked={wanted.idle !== ''}
                  onChange={(_event, isOn) => setWanted({ idle: isOn ? '1' : '' })}
                />
              }
              label={t('people.idle')}
            />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40, mb: 1 }}>
            <Box role="status" sx={{ color: 'text.secondary' }}>
              {progress
                ? t('people.progress', progress)
                : found.length === people.length
                  ? t('people.count', { count: people.length })
                  : t('people.countFound', { found: found.length, count: people.length })}
            </Box>
            {progress ? (
              <>
                <Box sx={{ width: 120 }}>
                  <ProgressBar
                    label={t('people.reading')}
                    done={{ value: progress.done, max: progress.of }}
                  />
                </Box>
                <Button size="small" onClick={stop}>
                  {t('fleet.stopReading')}
                </Button>
              </>
            ) : (
              <Button
                size="small"
                data-print="none"
                disabled={found.length === 0}
                sx={{ ml: 'auto' }}
                onClick={() =>
                  saveFile(
                    new Blob([peopleFile(found)], { type: 'text/csv;charset=utf-8' }),
                    `people-${isoDay(Date.now() / 1000)}.csv`,
                  )
                }
              >
                {t('fleet.exportCsv')}
              </Button>
            )}
          </Box>
          <PeopleTable people={found} sort={order} onSort={(next) => setWanted({ sort: sortWord(next) })} />
          {found.length === 0 && !progress && (
            <Typography sx={{ py: 4, textAlign: 'center' }}>
              {t(people.length === 0 ? 'people.nobody' : 'people.noMatch')}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}
