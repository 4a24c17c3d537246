import { describe, expect, it } from 'vitest';
import type { Instance } from '../instances/instance';
import type { MonitoringUser } from '../instances/monitoringUser';
import { ordered } from '../values/ordered';
import {
  findPeople,
  isIdle,
  levelsOf,
  peopleFile,
  peopleOf,
  peopleOrder,
  type Access,
  type PeopleFilter,
} from './people';

const DAY = 86_400;
const NOON = Date.UTC(2026, 11, 3, 12) / 1000;

const instance = (name: string) => ({ id: `sub-${name}`, stackId: `stack-${name}`, name }) as Instance;
const access = (name: string, user: Partial<MonitoringUser>): Access => ({
  instance: instance(name),
  user: { id: 'u1', name: '', email: '', accessLevel: 'user', lastLogin: undefined, ...user },
});
const names = (accesses: Access[]) =>
  peopleOf(accesses).map(({ accesses: own }) => own.map((one) => one.instance.name));

describe('one person', () => {
  it.each<[string, Access[], (string | undefined)[][]]>([
    ['the same address', [access('b', { email: 'a@x.de' }), access('a', { email: 'a@x.de' })], [['a', 'b']]],
    ['capitals', [access('a', { email: 'Ada@X.de' }), access('b', { email: 'ada@x.DE' })], [['a', 'b']]],
    ['space around it', [access('a', { email: ' a@x.de' }), access('b', { email: 'a@x.de' })], [['a', 'b']]],
    ['two addresses', [access('a', { email: 'a@x.de' }), access('b', { email: 'b@x.de' })], [['a'], ['b']]],
    ['no address', [access('a', { name: 'Ada' }), access('b', { name: 'Ada' })], [['a'], ['b']]],
    ['no address, two users', [access('a', { id: '1' }), access('a', { id: '2' })], [['a'], ['a']]],
    [
      'twice in an instance',
      [access('a', { email: 'a@x.de' }), access('a', { id: '2', email: 'a@x.de' })],
      [['a', 'a']],
    ],
  ])('by %s', (_what, accesses, expected) => expect(names(accesses)).toEqual(expected));

  it.each<[string[], string]>([
    [['user', 'owner', 'admin'], 'owner'],
    [['user', 'admin'], 'admin'],
    [['auditor', 'user'], 'user'],
    [['auditor', ''], 'auditor'],
  ])('with the levels %j has the level %s', (levels, expected) =>
    expect(
      peopleOf(levels.map((accessLevel) => access('a', { email: 'a@x.de', accessLevel })))[0]?.accessLevel,
    ).toBe(expected),
  );

  it.each<[(number | undefined)[], number | undefined]>([
    [[10, 30, undefined, 20], 30],
    [[undefined, undefined], undefined],
  ])('with the logins %j signed in last at %s', (logins, expected) =>
    expect(
      peopleOf(logins.map((lastLogin) => access('a', { email: 'a@x.de', lastLogin })))[0]?.lastLogin,
    ).toBe(expected),
  );

  it('with two users in an instance has access to one', () =>
    expect(
      peopleOf([access('a', { email: 'a@x.de' }), access('a', { id: 'u2', email: 'A@x.de' })])[0]?.instances,
    ).toBe(1));

  it('has access to each instance in which they have a user', () =>
    expect(peopleOf([access('a', { email: 'a@x.de' }), access('b', { email: 'a@x.de' })])[0]?.instances).toBe(
      2,
    ));

  it('has the address as it was first written, without the space around it', () =>
    expect(
      peopleOf([access('a', { email: ' Ada@x.de ' }), access('b', { email: 'ada@x.de' })])[0]?.email,
    ).toBe('Ada@x.de'));

  it('has no name if none is known', () =>
    expect(peopleOf([access('a', { email: 'a@x.de' })])[0]?.name).toBe(''));

  it('has the first name that is known', () =>
    expect(
      peopleOf([access('a', { email: 'a@x.de' }), access('b', { email: 'a@x.de', name: 'Ada' })])[0]?.name,
    ).toBe('Ada'));
});

it.each<[string, number | undefined, boolean]>([
  ['never', undefined, true],
  ['91 days ago', NOON - 91 * DAY, true],
  ['90 days ago, later in the day', NOON - 90 * DAY + 11 * 3600, true],
  ['89 days ago, earlier in the day', NOON - 89 * DAY - 11 * 3600, false],
  ['today', NOON, false],
  ['by a clock that is ahead', NOON + DAY, false],
])('somebody who signed in %s is idle: %s', (_when, lastLogin, expected) =>
  expect(isIdle({ lastLogin }, NOON * 1000)).toBe(expected),
);

describe('the search', () => {
  const people = peopleOf([
    access('acme-hq', { email: 'ada@acme.example', name: 'Ada', accessLevel: 'admin', lastLogin: NOON }),
    access('acme-lab', { email: 'bob@acme.example', name: 'Bob', accessLevel: 'auditor_2' }),
  ]);
  const found = (filter: Partial<PeopleFilter>) =>
    findPeople(
      people,
      { search: '', level: '', instance: '', isIdleOnly: false, ...filter },
      NOON * 1000,
    ).map(({ name }) => name);

  it.each<[string, string, boolean, string[]]>([
    ['', '', false, ['Ada', 'Bob']],
    ['ADA', '', false, ['Ada']],
    ['bob example', '', false, ['Bob']],
    ['adaada', '', false, []],
    ['acme-lab', '', false, ['Bob']],
    ['administrator', '', false, []],
    ['admin', '', false, ['Ada']],
    ['', 'auditor_2', false, ['Bob']],
    ['', '', true, ['Bob']],
    ['ada', '', true, []],
  ])('“%s”, level “%s”, idle %s finds %j', (search, level, isIdleOnly, expected) =>
    expect(found({ search, level, isIdleOnly })).toEqual(expected),
  );

  it('finds who has access to an instance', () => {
    expect(found({ instance: 'sub-acme-hq' })).toEqual(['Ada']);
  });

  it('offers the levels that occur, the most access first', () =>
    expect(
      levelsOf(
        peopleOf(
          ['auditor_2', '', 'user', 'owner', 'auditor_1'].map((accessLevel, n) =>
            access('a', { id: String(n), accessLevel }),
          ),
        ),
      ),
    ).toEqual([
      ['owner', 'Owner'],
      ['user', 'User'],
      ['auditor_1', 'Auditor 1'],
      ['auditor_2', 'Auditor 2'],
    ]));
});

describe('the order', () => {
  const people = peopleOf([
    access('a', { id: '1', name: 'Cem', email: 'b@x.de', accessLevel: 'user', lastLogin: NOON }),
    access('b', { id: '1', name: 'Cem', email: 'b@x.de', accessLevel: 'user', lastLogin: NOON }),
    access('a', { id: '2', name: 'Ada', email: 'c@x.de', accessLevel: 'auditor' }),
    access('a', { id: '3', email: 'bea@x.de', accessLevel: 'owner', lastLogin: NOON - DAY }),
  ]);
  it.each<[keyof typeof peopleOrder, string[]]>([
    // Without a name, the address counts.
    ['name', ['c@x.de', 'bea@x.de', 'b@x.de']],
    ['email', ['b@x.de', 'bea@x.de', 'c@x.de']],
    ['instances', ['bea@x.de', 'c@x.de', 'b@x.de']],
    ['accessLevel', ['bea@x.de', 'b@x.de', 'c@x.de']],
    ['lastLogin', ['c@x.de', 'bea@x.de', 'b@x.de']],
  ])('by %s', (key, expected) =>
    expect(ordered(people, peopleOrder[key]).map(({ email }) => email)).toEqual(expected),
  );
});

it('the file has a line for each person in each instance', () =>
  expect(
    peopleFile(
      peopleOf([
        access('b', { email: 'a@x.de', name: '=Ada', accessLevel: 'admin', lastLogin: NOON }),
        access('a', { email: 'A@x.de' }),
      ]),
    ),
  ).toBe(
    '\uFEFFName,Email,Instance,ID,Access level,Last login\r\n' +
      "'=Ada,A@x.de,a,sub-a,User,\r\n" +
      "'=Ada,a@x.de,b,sub-b,Admin,2026-12-03T12:00:00Z\r\n",
  ));
