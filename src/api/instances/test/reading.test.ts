// Data read about instances: their settings as one text each (docs/product/bulk-change.md#calls), which of them are known so far
// (docs/product/many-instances.md#settings), and facts before a change (docs/product/consequences.md#facts).
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../../test/support/announcing';
import { refused, standInVendor } from '../../../../test/support/standInVendor';
import { config } from '../../../config';
import type { SettingId } from '../../../domain/instances/settings';
import { connectionQuery } from '../connections';
import { gitTemplatesQuery, hasGitTemplates } from '../gitTemplates';
import { knownFacts, useConnectionFact, useProbeFact, useUserCount } from '../instanceFacts';
import { createKnownSettings, knownValue, changeSetting, settingQuery } from '../settings';
import { monitoringUsersQuery } from '../monitoringUsers';
import { uploadsQuery } from '../uploads';

afterEach(() => vi.useRealTimers());

const INSTANCE = { id: 'sub-1', stackId: 'st-1', fqdn: 'acme.example' };

describe('a setting', () => {
  it.each<[SettingId, string, object, string]>([
    ['data-collection', '/instance/st-1/datascience/verify', [true, false], 'withoutPersonalData'],
    ['mfa', '/instance/mfa/verify/st-1', { mfa_flag: true }, 'required'],
    ['mfa', '/instance/mfa/verify/st-1', { mfa_flag: false }, 'optional'],
    ['timezone', '/instance/st-1/timezone', { timezone: 'UTC' }, 'UTC'],
    ['probe', '/instance/st-1/nats', { nats_enabled: true, is_sfn_running: false }, 'enabled'],
    ['probe', '/instance/st-1/nats', { nats_enabled: false, is_sfn_running: false }, 'disabled'],
  ])(
    'is read once, and cached as one text: %s from %s with %j is %s',
    async (setting, path, answer, value) => {
      const flags = { data_collection_flag: true, extended_consent_flag: false };
      const asked = standInVendor({ [`GET ${path}`]: setting === 'data-collection' ? flags : answer });
      const { client } = announcing();
      expect(knownValue(client, setting, 'st-1')).toBeUndefined();
      expect(await client.query(settingQuery(setting, 'st-1'))).toBe(value);
      expect(await client.query(settingQuery(setting, 'st-1'))).toBe(value);
      expect(asked).toEqual([`GET ${path}`]);
      expect(knownValue(client, setting, 'st-1')).toBe(value);
      expect(knownValue(client, setting, 'st-2')).toBeUndefined();
    },
  );

  it('that can’t be read causes no toast, because its cell shows it', async () => {
    standInVendor({ 'GET /instance/mfa/verify/st-1': refused(403, 'Not yours.') });
    const { client, announced } = announcing();
    await expect(client.query(settingQuery('mfa', 'st-1'))).rejects.toThrow('Not yours.');
    expect(announced).toEqual([]);
  });

  const FLAGS = { data_collection_flag: true, extended_consent_flag: false };
  it.each<[SettingId, string, string, object]>([
    [
      'mfa',
      'optional',
      '/instance/mfa/toggle/st-1 {"stackId":"st-1","mfa_flag":false,"fqdn":"acme.example"}',
      { mfa_flag: false },
    ],
    [
      'mfa',
      'required',
      '/instance/mfa/toggle/st-1 {"stackId":"st-1","mfa_flag":true,"fqdn":"acme.example"}',
      { mfa_flag: true },
    ],
    [
      'data-collection',
      'withoutPersonalData',
      `/instance/st-1/datascience/toggle ${JSON.stringify(FLAGS)}`,
      FLAGS,
    ],
  ])('is changed by the same call as on the manage page: %s to %s', async (setting, value, call, now) => {
    const [path = ''] = call.split(' ');
    const asked = standInVendor({ [`POST ${path}`]: {}, [`GET ${path.replace('toggle', 'verify')}`]: now });
    const { client } = announcing();
    const change = { id: '1', setting, value, instance: INSTANCE };
    await changeSetting(client, change, new AbortController().signal);
    expect(asked[0]).toBe(`POST ${call}`);
    expect(knownValue(client, setting, 'st-1')).toBe(value);
  });

  it.each([
    ['enabled', 'enable'],
    ['disabled', 'disable'],
  ])('of the probe becomes %s once the configuration has finished', async (value, operation) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const isOn = value === 'enabled';
    const asked = standInVendor({
      'POST /instance/st-1/nats': {},
      'GET /instance/st-1/nats': { nats_enabled: isOn, is_sfn_running: false },
    });
    const { client } = announcing();
    const changed = changeSetting(
      client,
      { id: '1', setting: 'probe', value, instance: INSTANCE },
      new AbortController().signal,
    );
    await expect.poll(() => asked).toEqual([`POST /instance/st-1/nats {"operation":"${operation}"}`]);
    await vi.advanceTimersByTimeAsync(5000);
    await changed;
    expect(knownValue(client, 'probe', 'st-1')).toBe(value);
  });

  it('can’t be set to an unknown value', async () => {
    const asked = standInVendor({});
    const { client } = announcing();
    const { signal } = new AbortController();
    await expect(
      (async () =>
        changeSetting(
          client,
          { id: '1', setting: 'data-collection', value: 'half', instance: INSTANCE },
          signal,
        ))(),
    ).rejects.toThrow('No such choice.');
    expect(asked).toEqual([]);
  });
});

describe('the known values of settings', () => {
  it('are published together, a quarter of a second after the first of them arrives', () => {
    vi.useFakeTimers();
    const { client } = announcing();
    client.setQueryData(['instance-mfa', 'st-1'], true);
    const known = createKnownSettings(client, ['mfa', 'timezone']);
    expect([...(known.current().get('mfa') ?? [])]).toEqual([['st-1', 'required']]);
    expect([...(known.current().get('timezone') ?? [])]).toEqual([]);
    const listener = vi.fn();
    const leave = known.subscribe(listener);
    client.setQueryData(['timezone', 'st-1'], 'UTC');
    vi.advanceTimersByTime(200);
    client.setQueryData(['instance-mfa', 'st-2'], false);
    vi.advanceTimersByTime(49);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([...(known.current().get('mfa') ?? [])]).toEqual([
      ['st-1', 'required'],
      ['st-2', 'optional'],
    ]);
    expect([...(known.current().get('timezone') ?? [])]).toEqual([['st-1', 'UTC']]);
    client.setQueryData(['instance-mfa', 'st-1'], false);
    vi.advanceTimersByTime(250);
    expect([listener.mock.calls.length, known.current().get('mfa')?.get('st-1')]).toEqual([2, 'optional']);
    // Other queries don't trigger an update, and nothing does after unsubscribing.
    client.setQueryData(['plans'], []);
    vi.advanceTimersByTime(1000);
    client.setQueryData(['timezone', 'st-3'], 'UTC');
    leave();
    client.setQueryData(['timezone', 'st-4'], 'UTC');
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the facts in a confirmation dialog', () => {
  const CONNECTION = { name: 'acme-entra', strategy: 'waad', options: {} };

  it('are read once, and cached', async () => {
    const asked = standInVendor({
      'GET /instance/st-1/nats': { nats_enabled: true, is_sfn_running: false },
      'GET /instance/st-1/users': [{ id: 'u-1' }, { id: 'u-2' }, { name: 'Without an id' }],
      'GET /instance/enterprise-connection/st-1': CONNECTION,
    });
    const { client, render } = announcing();
    const reading = { is: 'reading' };
    expect(knownFacts(client, 'st-1')).toEqual({ probe: reading, users: reading, connection: reading });
    expect(asked).toEqual([]);
    const { result } = render(() => ({
      probe: useProbeFact('st-1'),
      users: useUserCount('st-1'),
      connection: useConnectionFact('st-1'),
    }));
    expect(result.current).toEqual({ probe: reading, users: reading, connection: reading });
    const known = {
      probe: { is: 'known', value: true },
      users: { is: 'known', value: 3 },
      connection: { is: 'known', value: CONNECTION },
    };
    await expect.poll(() => result.current).toEqual(known);
    expect(knownFacts(client, 'st-1')).toEqual(known);
  });

  it('that can’t be read are marked as unread, with no toast for users and connection', async () => {
    const no = refused(403, 'Not yours.');
    standInVendor({
      'GET /instance/st-1/users': no,
      'GET /instance/enterprise-connection/st-1': no,
    });
    const { client, announced, render } = announcing();
    const { result } = render(() => [useUserCount('st-1'), useConnectionFact('st-1')]);
    await expect.poll(() => result.current).toEqual([{ is: 'unread' }, { is: 'unread' }]);
    expect(knownFacts(client, 'st-1')).toMatchObject({
      users: { is: 'unread' },
      connection: { is: 'unread' },
    });
    expect(announced).toEqual([]);
  });
});

describe('the Git templates', () => {
  const GROUP = config.gitProjectsUrl ?? '';
  it('are the group’s projects by name, without excluded and invalid ones', async () => {
    const [excluded] = config.gitExcludedProjectIds;
    const asked = standInVendor({
      [`GET ${GROUP}`]: [
        { id: 7001, name: 'SNMP' },
        { id: excluded, name: 'None' },
        { id: 7002 },
        { name: 'x' },
      ],
    });
    const { client } = announcing();
    expect(hasGitTemplates).toBe(true);
    expect(await client.query(gitTemplatesQuery())).toEqual([
      { id: 7001, name: 'SNMP' },
      { id: 7002, name: '–' },
    ]);
    expect(client.getQueryData(gitTemplatesQuery().queryKey)?.skipped).toBe(1);
    expect(asked).toEqual([`GET ${GROUP}?per_page=100&order_by=name&sort=asc`]);
  });
});

describe('the queries of an instance', () => {
  it('have a name and the stack’s id as their key', () => {
    const all = [
      connectionQuery('st-1'),
      monitoringUsersQuery('st-1'),
      uploadsQuery('st-1'),
      gitTemplatesQuery(),
    ];
    expect(all.map(({ queryKey }) => queryKey.join(' '))).toEqual([
      'connection st-1',
      'monitoring-users st-1',
      'uploads st-1',
      'git-templates',
    ]);
  });
});
