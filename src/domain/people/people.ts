// Who has access to which instances (docs/product/people.md): the users of many instances, joined to people.
import { displayName } from '../subscriptions/subscription';
import type { Instance } from '../instances/instance';
import { accessLevelLabel, LEVELS, type MonitoringUser } from '../instances/monitoringUser';
import { toCsv } from '../text/csv';
import { folded, searchFor } from '../text/searchWords';
import { daysAway, isoDate } from '../values/dates';
import { ordered, type OrderKey } from '../values/ordered';
import { t } from '../../messages/t';

/** A person's user in one instance. */
export interface Access {
  instance: Instance;
  user: MonitoringUser;
}

/** Everybody with the same e-mail address, or one user without one. */
export interface Person {
  key: string;
  name: string;
  /** Empty if unknown. */
  email: string;
  /** By the instances' names; several in an instance where they have several users. */
  accesses: readonly Access[];
  /** How many instances they have access to. */
  instances: number;
  /** The highest of their access levels. */
  accessLevel: string;
  /** The latest one, epoch seconds; undefined if they never signed in. */
  lastLogin: number | undefined;
}

/** A login is old after so many calendar days. */
const IDLE_DAYS = 90;

/** Returns the people behind the users of instances (docs/product/people.md#one-person), in the order in which they are found. */
export function peopleOf(accesses: readonly Access[]): Person[] {
  const byPerson = new Map<string, Access[]>();
  for (const access of accesses) {
    const { instance, user } = access;
    const email = folded(user.email.trim());
    const key = email === '' ? `${instance.id}/${user.id}` : email;
    const own = byPerson.get(key);
    if (own) own.push(access);
    else byPerson.set(key, [access]);
  }
  return [...byPerson].map(([key, own]) => {
    const users = own.map(({ user }) => user);
    return {
      key,
      name: users.find(({ name }) => name !== '')?.name ?? '',
      email: users[0]?.email.trim() ?? '',
      accesses: ordered(own, [({ instance }) => displayName(instance)]),
      instances: new Set(own.map(({ instance }) => instance.id)).size,
      accessLevel: highest(users.map(({ accessLevel }) => accessLevel)),
      lastLogin: latest(users.map(({ lastLogin }) => lastLogin)),
    };
  });
}

const rank = (level: string) => LEVELS.indexOf(level) + 1 || LEVELS.length + 1;

/** An unknown level counts as lower than the known ones, because nobody can say what it allows. */
function highest(levels: readonly string[]): string {
  return levels.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

function latest(logins: readonly (number | undefined)[]): number | undefined {
  const known = logins.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** True if somebody's latest login is at least 90 calendar days before `nowMs` (epoch ms), or if they never signed in. */
export function isIdle({ lastLogin }: Pick<Person, 'lastLogin'>, nowMs: number): boolean {
  return lastLogin === undefined || daysAway(lastLogin, nowMs) <= -IDLE_DAYS;
}

/** What to look for; empty texts stand for everybody. */
export interface PeopleFilter {
  search: string;
  level: string;
  /** The id of a subscription. */
  instance: string;
  isIdleOnly: boolean;
}

/** Returns the people that match: every typed word occurs in their name, e-mail, access level or the names of their instances. */
export function findPeople(
  people: readonly Person[],
  { search, level, instance: instanceId, isIdleOnly }: PeopleFilter,
  nowMs: number,
): readonly Person[] {
  const holds = searchFor(search);
  return people.filter(
    (person) =>
      (level === '' || person.accessLevel === level) &&
      (instanceId === '' || person.accesses.some(({ instance }) => instance.id === instanceId)) &&
      (!isIdleOnly || isIdle(person, nowMs)) &&
      (!holds || holds(textOf(person))),
  );
}

function textOf({ name, email, accessLevel, accesses }: Person): string {
  const instances = accesses.map(({ instance }) => displayName(instance));
  return [name, email, accessLevelLabel(accessLevel), ...instances].join(' ');
}

/** Returns the access levels that occur, from most to least access, each with its words. */
export function levelsOf(people: readonly Person[]): [level: string, words: string][] {
  const levels = [...new Set(people.map(({ accessLevel }) => accessLevel))].filter(Boolean);
  return ordered(levels, [rank, accessLevelLabel]).map((level) => [level, accessLevelLabel(level)]);
}

/** The sort keys of the table's columns. Who never signed in comes before those who did. */
export const peopleOrder = {
  name: [({ name, email }) => name || email],
  email: [({ email }) => email],
  instances: [({ instances }) => instances, ({ name }) => name],
  accessLevel: [({ accessLevel }) => rank(accessLevel), ({ accessLevel }) => accessLevel, ({ name }) => name],
  lastLogin: [({ lastLogin }) => lastLogin ?? 0],
} satisfies Record<string, OrderKey<Person>[]>;

/** Returns a file for spreadsheets with a line for each person in each instance. */
export function peopleFile(people: readonly Person[]): string {
  const header = [
    t('tables.name'),
    t('tables.email'),
    t('tools.instance'),
    t('changeSetting.id'),
    t('tables.accessLevel'),
    t('tables.lastLogin'),
  ];
  return toCsv(
    header,
    people.flatMap(({ name, email, accesses }) =>
      accesses.map(({ instance, user }) => [
        user.name || name,
        user.email || email,
        displayName(instance),
        instance.id,
        accessLevelLabel(user.accessLevel),
        isoDate(user.lastLogin),
      ]),
    ),
  );
}
