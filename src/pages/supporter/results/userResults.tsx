// The table "Users" of a stack: what it shows and exports of each user.
import {
  accessLevelLabel,
  lastLoginLabel,
  userOrder,
  type MonitoringUser,
} from '../../../domain/instances/monitoringUser';
import { t } from '../../../messages/t';
import type { ResultKind } from './ResultTable';
import { TwoLines } from '../parts';

/** The definition of the table "Users". */
export const USER_RESULTS: ResultKind<MonitoringUser> = {
  id: 'users',
  title: 'supporter.users',
  one: 'prtgUsers.user',
  many: 'prtgUsers.users',
  countOf: (count) => t('prtgUsers.count', { count }),
  minWidth: 620,
  keyOf: ({ id }) => id,
  csv: {
    header: ['tables.name', 'tables.email', 'tables.accessLevel', 'tables.lastLogin'],
    cells: (user) => [user.name, user.email, accessLevelLabel(user.accessLevel), lastLoginLabel(user)],
  },
  columns: [
    {
      key: 'name',
      isVerbatim: true,
      label: 'tables.name',
      width: 'minmax(140px, 1.2fr)',
      orderBy: userOrder.name,
      cell: ({ name }) => <TwoLines first={name} />,
    },
    {
      key: 'email',
      isVerbatim: true,
      label: 'tables.email',
      width: 'minmax(160px, 1.8fr)',
      orderBy: userOrder.email,
      cell: ({ email }) => <TwoLines first={email} />,
    },
    {
      key: 'access',
      label: 'tables.accessLevel',
      width: '104px',
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
  ],
};
