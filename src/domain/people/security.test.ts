import { describe, expect, it } from 'vitest';
import type { MonitoringUser } from '../instances/monitoringUser';
import { ordered } from '../values/ordered';
import {
  checkedInstance,
  connectionLabel,
  findChecked,
  securityFile,
  securityOrder,
  type Finding,
  type SecurityFacts,
} from './security';

const DAY = 86_400;
const NOON = Date.UTC(2026, 11, 3, 12) / 1000;

const user = (id: string, fields: Partial<MonitoringUser> = {}): MonitoringUser => ({
  id,
  name: id,
  email: `${id}@x.de`,
  accessLevel: 'user',
  lastLogin: NOON,
  ...fields,
});
const connectionWith = (options: object) => ({ name: 'acme', strategy: 'waad', options }) as never;
const COMPLETE = connectionWith({ tenant_domain: 'acme.example', client_id: 'c' });
const checked = (facts: Partial<SecurityFacts>, name = 'acme') =>
  checkedInstance(
    { id: `sub-${name}`, stackId: `stack-${name}`, name, fqdn: `${name}.prtg.example` },
    { isMfaRequired: true, connection: null, users: [], readAt: NOON, ...facts },
    NOON * 1000,
  );

describe('findings', () => {
  it.each<[string, Partial<SecurityFacts>, Finding[]]>([
    ['nothing', {}, []],
    ['a complete connection', { connection: COMPLETE }, []],
    ['optional multifactor', { isMfaRequired: false }, ['mfa']],
    ['no client ID', { connection: connectionWith({ tenant_domain: 'acme.example' }) }, ['connection']],
    ['no domain', { connection: connectionWith({ client_id: 'c' }) }, ['connection']],
    ['only an alias', { connection: connectionWith({ client_id: 'c', domain_aliases: ['a.example'] }) }, []],
    ['a login 89 days ago', { users: [user('a', { lastLogin: NOON - 89 * DAY })] }, []],
    ['a login 90 days ago', { users: [user('a', { lastLogin: NOON - 90 * DAY })] }, ['idle']],
    ['no login', { users: [user('a', { lastLogin: undefined }), user('b')] }, ['idle']],
    [
      'everything',
      { isMfaRequired: false, connection: connectionWith({}), users: [user('a', { lastLogin: undefined })] },
      ['mfa', 'connection', 'idle'],
    ],
  ])('of %s', (_what, facts, expected) => expect([...checked(facts).findings]).toEqual(expected));
});

it.each<[string[], number]>([
  [[], 0],
  [['user', 'user'], 2],
  [['user', 'admin', 'user'], 1],
  [['owner', 'admin', 'owner'], 2],
  [['auditor', 'auditor'], 2],
  [['', ''], 0],
])('of the levels %j, %i people have the highest', (levels, expected) =>
  expect(checked({ users: levels.map((accessLevel, n) => user(`u${n}`, { accessLevel })) }).fullAccess).toBe(
    expected,
  ),
);

it('counts a person once, by their latest login', () => {
  const twice = [user('a', { lastLogin: undefined }), user('b', { email: 'A@x.de' })];
  expect(checked({ users: twice })).toMatchObject({ fullAccess: 1, idle: 0 });
  expect(checked({ users: [user('a', { lastLogin: undefined }), user('b', { lastLogin: 1 })] }).idle).toBe(2);
});

it.each<[string, SecurityFacts['connection'], string]>([
  ['none', null, 'None'],
  ['one', COMPLETE, 'acme.example'],
  [
    'aliases, one of them the domain',
    connectionWith({ tenant_domain: 'a.de', domain_aliases: ['b.de', 'a.de'], client_id: 'c' }),
    'a.de, b.de',
  ],
  ['one without a client ID', connectionWith({ tenant_domain: 'a.de' }), 'a.de, incomplete'],
  ['one without anything', connectionWith({}), 'incomplete'],
])('the connection’s words: %s', (_what, connection, words) =>
  expect(connectionLabel(checked({ connection }))).toBe(words),
);

describe('the search', () => {
  const all = [checked({}, 'hq'), checked({ isMfaRequired: false, connection: COMPLETE }, 'lab')];
  it.each<[string, boolean, string[]]>([
    ['', false, ['hq', 'lab']],
    ['', true, ['lab']],
    ['HQ', false, ['hq']],
    ['hq', true, []],
    ['acme.example', false, ['lab']],
    ['hq.prtg', false, ['hq']],
    ['hqhq', false, []],
  ])('for “%s”, findings only %s, finds %j', (search, hasFindingsOnly, expected) =>
    expect(findChecked(all, search, hasFindingsOnly).map(({ instance }) => instance.name)).toEqual(expected),
  );
});

describe('the order', () => {
  const all = [
    checked({ connection: COMPLETE, users: [user('a')] }, 'c'),
    checked({ isMfaRequired: false, users: [user('a'), user('b', { lastLogin: undefined })] }, 'b'),
    checked({ connection: connectionWith({}) }, 'a'),
  ];
  it.each<[keyof typeof securityOrder, string]>([
    ['name', 'a b c'],
    ['mfa', 'b a c'],
    ['connection', 'a c b'],
    ['fullAccess', 'a c b'],
    ['idle', 'a c b'],
    ['findings', 'c a b'],
  ])('by %s', (key, expected) =>
    expect(
      ordered(all, securityOrder[key])
        .map(({ instance }) => instance.name)
        .join(' '),
    ).toBe(expected),
  );
});

it('the file has a line for each instance, with the time of reading', () =>
  expect(
    securityFile([
      checked({ isMfaRequired: false, connection: COMPLETE, users: [user('a')] }, '=hq'),
      checked({}, 'lab'),
    ]),
  ).toBe(
    '\uFEFFName,ID,Multifactor,Single sign-on,Full access,No login for 90 days,Findings,Read at\r\n' +
      "'=hq,sub-=hq,Optional,acme.example,1,0,1,2026-12-03T12:00:00Z\r\n" +
      'lab,sub-lab,Required,None,0,0,0,2026-12-03T12:00:00Z\r\n',
  ));
