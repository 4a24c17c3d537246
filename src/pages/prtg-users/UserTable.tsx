// The table "PRTG Users" (docs/product/screens.md#prtg-users): name, e-mail, access level, last login.
import { ABSENT } from '../../domain/text/shown';
import {
  accessLevelLabel,
  lastLoginLabel,
  userOrder,
  type MonitoringUser,
} from '../../domain/instances/monitoringUser';
import { t } from '../../messages/t';
import { DataTable } from '../../ui/table/DataTable';
import type { Column, Sort } from '../../ui/table/dataTableModel';

interface UserTableProps {
  users: readonly MonitoringUser[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Shows the users that match the search. */
export function UserTable({ users, sort, onSort }: UserTableProps) {
  return (
    <DataTable
      caption={t('shell.prtgUsers')}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
      minWidth={700}
    />
  );
}

const columns: Column<MonitoringUser>[] = [
  {
    key: 'name',
    isVerbatim: true,
    label: 'tables.name',
    width: 'minmax(140px, 1.2fr)',
    orderBy: userOrder.name,
    cell: ({ name, email }) => name || email || ABSENT,
  },
  {
    key: 'email',
    isVerbatim: true,
    label: 'tables.email',
    width: 'minmax(180px, 1.6fr)',
    orderBy: userOrder.email,
    cell: ({ email }) => email || ABSENT,
  },
  {
    key: 'access',
    label: 'tables.accessLevel',
    width: 'minmax(104px, 0.7fr)',
    orderBy: userOrder.accessLevel,
    cell: ({ accessLevel }) => accessLevelLabel(accessLevel),
  },
  {
    key: 'login',
    label: 'tables.lastLogin',
    width: 'minmax(172px, 1fr)',
    orderBy: userOrder.lastLogin,
    cell: lastLoginLabel,
  },
];
