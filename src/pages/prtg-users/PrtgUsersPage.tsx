// The monitoring users of one instance (docs/product/monitoring-users.md#page).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { startTransition } from 'react';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { USER_COLUMNS, USERS_WIDTH } from '../../features/users/userColumns';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { prtgUsers } from './prtgUsers';
import { useSkipped } from '../../api/client/lists';
import { monitoringUsersQuery } from '../../api/instances/monitoringUsers';
import type { Instance } from '../../domain/instances/instance';
import { findUsers, type MonitoringUser } from '../../domain/instances/monitoringUser';
import { DataTable } from '../../ui/table/DataTable';
import { sortableBy, sortOfWord, sortWord } from '../../ui/table/dataTableModel';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { SearchField } from '../../ui/form/SearchField';
import { useQueryState } from '../../browser/useQueryState';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** The page at /prtg-users/{id}. */
export function PrtgUsersPage() {
  return (
    <OpenInstance tool={prtgUsers}>
      {(instance) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Alert kind="info">{t('prtgUsers.note')}</Alert>
          <InstanceUsers instance={instance} />
        </Box>
      )}
    </OpenInstance>
  );
}

// The instance's users: a search, their number, and the table; or why there are none.

/** The page's state in the address. */
const ALL = { search: '', sort: 'name' };
const IS_KNOWN = { sort: sortableBy(USER_COLUMNS) };

/** Shows the instance's users with a search, or why there are none. */
function InstanceUsers({ instance }: { instance: Instance }) {
  const query = useQuery(monitoringUsersQuery(instance.stackId));
  const skipped = useSkipped(monitoringUsersQuery(instance.stackId));
  return (
    <LoadedPart what={t('prtgUsers.users')} query={query} height={240}>
      {(list) => (
        <>
          <SkippedAlert count={skipped} one={t('prtgUsers.user')} many={t('prtgUsers.users')} />
          {list.length + skipped === 0 ? <NoUsers /> : <Users users={list} />}
        </>
      )}
    </LoadedPart>
  );
}

const idOf = ({ id }: MonitoringUser) => id;

function Users({ users }: { users: readonly MonitoringUser[] }) {
  const [{ search, sort }, change] = useQueryState(ALL, IS_KNOWN);
  const found = findUsers(users, search);
  const count = users.length;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: 2 }}>
        <SearchField
          label={t('prtgUsers.search')}
          value={search}
          onChange={(typed) => change({ search: typed })}
        />
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {found.length === count
            ? t('prtgUsers.count', { count })
            : t('prtgUsers.countFound', { found: found.length, count })}
        </Box>
      </Box>
      <DataTable
        caption={t('shell.prtgUsers')}
        columns={USER_COLUMNS}
        rows={found}
        keyOf={idOf}
        minWidth={USERS_WIDTH}
        sort={sortOfWord(sort)}
        onSort={(next) => startTransition(() => change({ sort: sortWord(next) }))}
      />
      {found.length === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center' }}>{t('prtgUsers.noMatch', { search })}</Typography>
      )}
    </div>
  );
}

/** The empty state. */
function NoUsers() {
  return <EmptyCard Icon={UsersIcon} title={t('prtgUsers.none')} about={t('prtgUsers.noneAbout')} />;
}
