// The table "Users" of a stack: what it shows and exports of each user.
import {
  accessLevelLabel,
  lastLoginLabel,
  type MonitoringUser,
} from '../../../domain/instances/monitoringUser';
import { USER_COLUMNS, USERS_WIDTH } from '../../../features/users/userColumns';
import { t } from '../../../messages/t';
import type { ResultKind } from './ResultTable';

/** The definition of the table "Users". */
export const USER_RESULTS: ResultKind<MonitoringUser> = {
  id: 'users',
  title: 'supporter.users',
  one: 'prtgUsers.user',
  many: 'prtgUsers.users',
  countOf: (count) => t('prtgUsers.count', { count }),
  minWidth: USERS_WIDTH,
  keyOf: ({ id }) => id,
  csv: {
    header: ['tables.name', 'tables.email', 'tables.accessLevel', 'tables.lastLogin'],
    cells: (user) => [user.name, user.email, accessLevelLabel(user.accessLevel), lastLoginLabel(user)],
  },
  columns: USER_COLUMNS,
};
