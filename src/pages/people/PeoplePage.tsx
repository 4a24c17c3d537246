// Who has access to the instances that the user may manage (docs/product/people.md).
import UsersIcon from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readUsers } from '../../api/instances/monitoringUsers';
import type { Instance } from '../../domain/instances/instance';
import { ReadTable } from '../../features/bulk/ReadTable';
import { useReadings } from '../../features/bulk/useReadings';
import { ReadyInstances } from '../../features/tools/ReadyInstances';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/content/PageHeading';
import { useNow } from '../../browser/effects/useTimer';
import { useQueryState } from '../../browser/useQueryState';
import { displayName } from '../../domain/subscriptions/subscription';
import { findPeople, levelsOf, peopleFile, peopleOf } from '../../domain/people/people';
import { Button } from '../../ui/form/Button';
import { FilterSelect } from '../../ui/form/FilterSelect';
import { SearchField } from '../../ui/form/SearchField';
import { useShownAtOnce } from '../../ui/form/useShownAtOnce';
import { sortableBy, sortOfWord, sortRows, sortWord } from '../../ui/table/dataTableModel';
import { CsvButton } from '../../ui/table/CsvButton';
import { PEOPLE_COLUMNS, PeopleTable } from './PeopleTable';

/** The page at /people. */
export function PeoplePage() {
  return (
    <>
      <PageHeading title={t('people.title')} about={t('people.about')}>
        <Button component={Link} to={paths.security()}>
          {t('security.title')}
        </Button>
      </PageHeading>
      <ReadyInstances
        tool={{ Icon: UsersIcon, permission: 'manageInstance', nowhere: 'prtgUsers.nowhere' }}
        height={900}
      >
        {(instances, others) => (
          <>
            {others}
            <People instances={instances} />
          </>
        )}
      </ReadyInstances>
    </>
  );
}

// The people with their controls: what is still to be read, search, facet, switch, and the table.

/** The page's state in the address. */
const ALL = { search: '', level: '', instance: '', idle: '', sort: 'name' };

/** Shows who has access to the instances, of which there is at least one. */
export function People({ instances }: { instances: readonly Instance[] }) {
  const client = useQueryClient();
  const reading = useReadings(instances, (one, signal) => readUsers(client, one, signal));
  const { readings, failed, unread } = reading;
  const people = useMemo(() => {
    const users = readings.flatMap(({ item: instance, data }) =>
      (data?.items ?? []).map((user) => ({ instance, user })),
    );
    return peopleOf(users);
  }, [readings]);
  const now = useNow();
  const isKnown = {
    instance: (chosen: string) => instances.some(({ id }) => id === chosen),
    idle: (chosen: string) => chosen === '1',
    sort: sortableBy(PEOPLE_COLUMNS),
  };
  const [{ search, level, instance, idle, sort }, change] = useQueryState(ALL, isKnown);
  const isIdleOnly = idle !== '';
  const [isIdleTicked, tickIdle] = useShownAtOnce(isIdleOnly, (isOn) => change({ idle: isOn ? '1' : '' }));
  const found = findPeople(people, { search, level, instance, isIdleOnly }, now);
  const order = sortOfWord(sort);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isAllOpen = found.length > 0 && found.every(({ key }) => open.has(key));
  return (
    <ReadTable
      reading={reading}
      label={t('people.reading')}
      unreadMeans={t('people.unread', { count: unread.length })}
      failedMeans={t('people.failed', { count: failed.length })}
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', mb: 2 }}>
          <SearchField
            label={t('people.search')}
            value={search}
            onChange={(typed) => change({ search: typed })}
          />
          {/* As wide before the levels are known as after. */}
          <Box sx={{ display: 'grid', width: 180 }}>
            <FilterSelect
              label={t('tables.accessLevel')}
              value={level}
              options={levelsOf(people)}
              onChange={(chosen) => change({ level: chosen })}
            />
          </Box>
          <Box sx={{ display: 'grid', width: 180 }}>
            <FilterSelect
              label={t('tools.instance')}
              value={instance}
              isVerbatim
              options={instances.map((one) => [one.id, displayName(one)] as const)}
              onChange={(chosen) => change({ instance: chosen })}
            />
          </Box>
          <FormControlLabel
            control={<Switch checked={isIdleTicked} onChange={(_event, isOn) => tickIdle(isOn)} />}
            label={t('people.idle')}
          />
        </Box>
      }
      count={
        found.length === people.length
          ? t('people.count', { count: people.length })
          : t('people.countFound', { found: found.length, count: people.length })
      }
      actions={
        <>
          <Button
            size="small"
            data-print="none"
            disabled={found.length === 0}
            onClick={() => setOpen(new Set(isAllOpen ? [] : found.map(({ key }) => key)))}
          >
            {t(isAllOpen ? 'people.closeAll' : 'people.openAll')}
          </Button>
          <CsvButton
            file="people"
            text={() => peopleFile(sortRows(found, PEOPLE_COLUMNS, order))}
            disabled={found.length === 0}
          />
        </>
      }
      none={found.length === 0 ? t(people.length === 0 ? 'people.nobody' : 'people.noMatch') : undefined}
    >
      <PeopleTable
        people={found}
        open={open}
        onOpen={setOpen}
        sort={order}
        onSort={(next) => startTransition(() => change({ sort: sortWord(next) }))}
      />
    </ReadTable>
  );
}
