// The columns of an instance's monitoring users (docs/product/monitoring-users.md#fields), for customers and for support staff.
import { accessLevelLabel, userOrder, type MonitoringUser } from '../../domain/instances/monitoringUser';
import { ABSENT } from '../../domain/text/shown';
import { t } from '../../messages/t';
import { Day } from '../../ui/content/Day';
import type { Column } from '../../ui/table/dataTableModel';

/** The least width of a table with these columns, px; below it, each row is a card. */
export const USERS_WIDTH = 700;

/** The track of a column of last logins. */
export const LAST_LOGIN_WIDTH = 'minmax(128px, 0.8fr)';

/** The day of the last login. */
export const lastLoginCell = ({ lastLogin }: Pick<MonitoringUser, 'lastLogin'>) => (
  <Day at={lastLogin} absent={t('prtgUsers.never')} />
);

/** Name, e-mail, access level, last login. */
export const USER_COLUMNS: Column<MonitoringUser>[] = [
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
    width: LAST_LOGIN_WIDTH,
    orderBy: userOrder.lastLogin,
    cell: lastLoginCell,
  },
];
