// What lets people into an instance too easily (docs/product/screens.md#security-check).
import { connectionForm } from '../connections/connection';
import type { EnterpriseConnection } from '../connections/connection';
import type { Instance } from '../instances/instance';
import type { MonitoringUser } from '../instances/monitoringUser';
import { displayName } from '../subscriptions/subscription';
import { toCsv } from '../text/csv';
import { searchFor } from '../text/searchWords';
import { isoDate } from '../values/dates';
import type { OrderKey } from '../values/ordered';
import { t } from '../../messages/t';
import { isIdle, levelsOf, peopleOf } from './people';

/** What was read of an instance. */
export interface SecurityFacts {
  isMfaRequired: boolean;
  /** null if there is none. */
  connection: EnterpriseConnection | null;
  users: readonly MonitoringUser[];
  /** When it was read, epoch seconds. */
  readAt: number;
}

/** Something to be mended. */
export type Finding = 'mfa' | 'connection' | 'idle';

/** An instance with what was found. */
export interface CheckedInstance extends Pick<SecurityFacts, 'isMfaRequired' | 'readAt'> {
  instance: Instance;
  /** The connection's domains; undefined if there is none. */
  domains: readonly string[] | undefined;
  /** How many people have the highest level that occurs. */
  fullAccess: number;
  /** How many people haven't logged in for 90 days. */
  idle: number;
  findings: ReadonlySet<Finding>;
}

/** Returns what was found in an instance, seen at `nowMs` (epoch ms). */
export function checkedInstance(instance: Instance, facts: SecurityFacts, nowMs: number): CheckedInstance {
  const { isMfaRequired, connection, users, readAt } = facts;
  const people = peopleOf(users.map((user) => ({ instance, user })));
  const [highest] = levelsOf(people);
  const idle = people.filter((person) => isIdle(person, nowMs)).length;
  const form = connection && connectionForm(connection);
  const domains = form ? [...new Set([form.tenantDomain, ...form.domainAliases])].filter(Boolean) : undefined;
  const isIncomplete = form?.clientId === '' || domains?.length === 0;
  return {
    instance,
    isMfaRequired,
    domains,
    fullAccess: people.filter(({ accessLevel }) => accessLevel === highest?.[0]).length,
    idle,
    readAt,
    findings: new Set<Finding>([
      ...(isMfaRequired ? [] : ['mfa' as const]),
      ...(isIncomplete ? ['connection' as const] : []),
      ...(idle > 0 ? ['idle' as const] : []),
    ]),
  };
}

/** Returns those with findings, if only they are wanted, in whose name, domain or connection every typed word occurs. */
export function findChecked(
  checked: readonly CheckedInstance[],
  search: string,
  hasFindingsOnly: boolean,
): readonly CheckedInstance[] {
  const holds = searchFor(search);
  return checked.filter(
    ({ instance, domains, findings }) =>
      (!hasFindingsOnly || findings.size > 0) &&
      (!holds || holds([displayName(instance), instance.fqdn, domains].flat().join(' '))),
  );
}

/** Returns whether multifactor authentication is required, in words. */
export const mfaLabel = ({ isMfaRequired }: CheckedInstance): string =>
  t(isMfaRequired ? 'settings.required' : 'settings.optional');

/** Returns the connection's domains in words, and that it is incomplete. */
export function connectionLabel({ domains, findings }: CheckedInstance): string {
  if (!domains) return t('security.none');
  return [...domains, ...(findings.has('connection') ? [t('security.incomplete')] : [])].join(', ');
}

/** The sort keys of the table's columns. */
export const securityOrder = {
  name: [({ instance }) => displayName(instance)],
  mfa: [({ isMfaRequired }) => Number(isMfaRequired), ({ instance }) => displayName(instance)],
  connection: [({ findings }) => Number(!findings.has('connection')), connectionLabel],
  fullAccess: [({ fullAccess }) => fullAccess, ({ instance }) => displayName(instance)],
  idle: [({ idle }) => idle, ({ instance }) => displayName(instance)],
  findings: [({ findings }) => findings.size, ({ instance }) => displayName(instance)],
} satisfies Record<string, OrderKey<CheckedInstance>[]>;

/** Returns a file for spreadsheets with a line for each instance. */
export function securityFile(checked: readonly CheckedInstance[]): string {
  const header = [
    t('tables.name'),
    t('changeSetting.id'),
    t('security.mfa'),
    t('security.connection'),
    t('security.fullAccess'),
    t('people.idle'),
    t('security.findings'),
    t('security.readAt'),
  ];
  return toCsv(
    header,
    checked.map((one) => [
      displayName(one.instance),
      one.instance.id,
      mfaLabel(one),
      connectionLabel(one),
      String(one.fullAccess),
      String(one.idle),
      String(one.findings.size),
      isoDate(one.readAt),
    ]),
  );
}
