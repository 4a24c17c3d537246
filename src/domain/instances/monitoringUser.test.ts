import { describe, expect, it } from 'vitest';
import {
  accessLevelLabel,
  findUsers,
  lastLoginLabel,
  userOrder,
  type MonitoringUser,
} from './monitoringUser';
import { ordered } from '../values/ordered';

const made = (name: string, accessLevel: string, lastLogin?: number): MonitoringUser => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@acme.example`,
  accessLevel,
  ...(lastLogin !== undefined && { lastLogin }),
});

const users = [
  made('Bea', 'user', 300),
  made('Zoe', 'owner', 100),
  made('Émile', 'auditor'),
  made('Chen', 'admin', 200),
  made('Alex', 'user'),
];
const names = (list: readonly MonitoringUser[]) => list.map(({ name }) => name);

describe('an access level', () => {
  it.each([
    ['owner', 'Owner'],
    ['admin', 'Admin'],
    ['user', 'User'],
    ['read_only_user', 'Read only user'],
    ['_auditor_', 'Auditor'],
    ['', '–'],
  ])('%j has the text “%s”', (level, words) => {
    expect(accessLevelLabel(level)).toBe(words);
  });
});

it.each([
  [undefined, 'Never'],
  [Date.UTC(2026, 11, 3, 12) / 1000, 'Dec 3, 2026'],
])('a last login at %s has the text “%s”', (lastLogin, words) => {
  expect(lastLoginLabel(made('Bea', 'user', lastLogin))).toBe(words);
});

describe('the order of users', () => {
  it.each<[keyof typeof userOrder, string[]]>([
    ['name', ['Alex', 'Bea', 'Chen', 'Émile', 'Zoe']],
    ['email', ['Alex', 'Bea', 'Chen', 'Émile', 'Zoe']],
    ['accessLevel', ['Zoe', 'Chen', 'Alex', 'Bea', 'Émile']],
    ['lastLogin', ['Émile', 'Alex', 'Zoe', 'Chen', 'Bea']],
  ])('by %s is right', (column, order) => {
    expect(names(ordered(users, userOrder[column]))).toEqual(order);
  });
});

describe('the search for users', () => {
  it.each([
    ['', ['Bea', 'Zoe', 'Émile', 'Chen', 'Alex']],
    [' ADMIN ', ['Chen']],
    ['acme user', ['Bea', 'Alex']],
    ['zoe@', ['Zoe']],
    ['nobody', []],
  ])('finds the right ones for %j', (search, found) => {
    expect(names(findUsers(users, search))).toEqual(found);
  });
});
