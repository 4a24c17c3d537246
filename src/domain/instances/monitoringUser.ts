// Who uses the monitoring software of an instance (docs/product/monitoring-users.md#fields).
import { t } from '../../messages/t';
import { capitalWireLabel } from '../text/shown';
import { formatDay } from '../values/dates';
import type { OrderKey } from '../values/ordered';
import type { MonitoringUser } from '../../wire/instances';
import { foundIn } from '../text/searchWords';

export type { MonitoringUser } from '../../wire/instances';

/** From most to least access. */
export const LEVELS: readonly string[] = ['owner', 'admin', 'user'];

/** Returns the access level as screens show it; an unknown one by its wire value, without underscores. */
export function accessLevelLabel(level: string): string {
  return LEVELS.includes(level) ? t('prtgUsers.level', { level }) : capitalWireLabel(level);
}

/** Returns the day on which the user last signed in, as screens show it. */
export function lastLoginLabel({ lastLogin }: Pick<MonitoringUser, 'lastLogin'>): string {
  return lastLogin === undefined ? t('prtgUsers.never') : formatDay(lastLogin);
}

const rank = ({ accessLevel }: MonitoringUser) => LEVELS.indexOf(accessLevel) + 1 || LEVELS.length + 1;

/** The sort keys of a user list's columns. Users who never signed in come before those who did. */
export const userOrder = {
  name: [({ name }) => name],
  email: [({ email }) => email],
  accessLevel: [rank, ({ accessLevel }) => accessLevel, ({ name }) => name],
  lastLogin: [({ lastLogin }) => lastLogin ?? 0],
} satisfies Record<string, OrderKey<MonitoringUser>[]>;

/** The users in whose name, e-mail or access level every typed word occurs. */
export function findUsers(users: readonly MonitoringUser[], search: string): readonly MonitoringUser[] {
  return foundIn(
    users,
    search,
    ({ name, email, accessLevel }) => `${name} ${email} ${accessLevelLabel(accessLevel)}`,
  );
}
