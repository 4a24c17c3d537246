// What is known of an instance beside its settings: whether its first steps are done (docs/product/first-steps.md#done), what can undo a
// change (docs/product/consequences.md#facts), its users (docs/product/people.md#reading), and files that wait (docs/product/uploads.md#delivery).
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../../test/support/announcing';
import { server } from '../../../../test/support/setup';
import { lost, refused, standInVendor } from '../../../../test/support/standInVendor';
import { connectionQuery } from '../connections';
import { isChecked, isStepDone, type CheckedStep } from '../firstSteps';
import { useCurrentSettings } from '../instanceFacts';
import { instanceMfaQuery } from '../instanceMfa';
import { monitoringUsersQuery, readUsers } from '../monitoringUsers';
import { readingsOf, readSetting } from '../settings';
import {
  addUndelivered,
  deliverUploads,
  requestAddresses,
  undelivered,
  undeliveredQuery,
  uploadsQuery,
} from '../uploads';

const CONNECTION = { name: 'acme-entra', strategy: 'waad', options: {} };
const FILE = { name: 'a.txt', size: 1, last_modified: 2 };
const PATHS: Record<CheckedStep, string> = {
  users: 'GET /instance/st-1/users',
  mfa: 'GET /instance/mfa/verify/st-1',
  connection: 'GET /instance/enterprise-connection/st-1',
  files: 'GET /instance/st-1/upload/s3',
  probe: 'GET /instance/st-1/nats',
};

describe('a first step', () => {
  it.each<[CheckedStep, object | undefined, boolean]>([
    ['users', [{ id: 'u-1' }], false],
    ['users', [{ id: 'u-1' }, { id: 'u-2' }], true],
    ['users', [{ id: 'u-1' }, { name: 'Without an id' }], true],
    ['mfa', { mfa_flag: false }, false],
    ['mfa', { mfa_flag: true }, true],
    ['connection', undefined, false],
    ['connection', CONNECTION, true],
    ['files', { 'MIB/': [] }, false],
    ['files', { 'MIB/': [FILE] }, true],
    ['files', { 'MIB/': [{ size: 1 }] }, true],
    ['probe', { nats_enabled: false, is_sfn_running: false }, false],
    ['probe', { nats_enabled: true, is_sfn_running: false }, true],
  ])('“%s” with %j is done: %s', async (step, answer, isDone) => {
    const asked = standInVendor(answer ? { [PATHS[step]]: answer } : {});
    expect(await announcing().client.query(isStepDone(step, 'st-1'))).toBe(isDone);
    expect(asked).toEqual([PATHS[step]]);
  });

  it('that can’t be read causes no toast, because the step shows it', async () => {
    standInVendor({ [PATHS.mfa]: refused(403, 'Not yours.') });
    const { client, announced } = announcing();
    await expect(client.query(isStepDone('mfa', 'st-1'))).rejects.toThrow('Not yours.');
    expect(announced).toEqual([]);
  });

  it('isn’t read from the instance’s data for “open” and “plan”', () => {
    expect((['open', 'plan', 'users', 'mfa'] as const).map(isChecked)).toEqual([false, false, true, true]);
  });
});

it('the settings that can undo a change are known once they were read', () => {
  const { client, render } = announcing();
  const { result } = render(() => useCurrentSettings('st-1'));
  expect(result.current).toEqual({ isMfaRequired: undefined, hasConnection: undefined });
  expect(client.isFetching()).toBe(0);
  for (const connection of [null, CONNECTION]) {
    act(() => {
      client.setQueryData(connectionQuery('st-1').queryKey, connection);
      client.setQueryData(instanceMfaQuery('st-1').queryKey, true);
    });
    const known = render(() => useCurrentSettings('st-1')).result.current;
    expect(known).toEqual({ isMfaRequired: true, hasConnection: connection !== null });
  }
});

describe('the users of one of many instances', () => {
  const INSTANCE = { id: 'sub-1', stackId: 'st-1' };

  it('are read afresh for each run, and kept', async () => {
    const asked = standInVendor({ [PATHS.users]: [{ id: 'u-1' }] });
    const { client } = announcing();
    const { signal } = new AbortController();
    for (const times of [1, 2]) {
      expect(await readUsers(client, INSTANCE, signal)).toMatchObject({ items: [{ id: 'u-1' }] });
      expect(asked).toHaveLength(times);
    }
    expect(await client.query(monitoringUsersQuery('st-1'))).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it('that can’t be read cause no toast, because the screen names them', async () => {
    standInVendor({ [PATHS.users]: refused(403, 'Not yours.') });
    const { client, announced } = announcing();
    await expect(readUsers(client, INSTANCE, new AbortController().signal)).rejects.toThrow('Not yours.');
    expect(announced).toEqual([]);
  });

  it('are no longer waited for once the run is stopped', async () => {
    standInVendor({});
    server.use(http.get('*/users', () => delay('infinite')));
    const { client } = announcing();
    const controller = new AbortController();
    const reading = readUsers(client, INSTANCE, controller.signal);
    controller.abort(new Error('Stopped.'));
    await expect(reading).rejects.toThrow('Stopped.');
    expect(client.getQueryData(monitoringUsersQuery('st-1').queryKey)).toBeUndefined();
  });
});

it('a setting is read again only if it was read before the given time', async () => {
  const asked = standInVendor({ 'GET /instance/st-1/timezone': { timezone: 'UTC' } });
  const { client } = announcing();
  const [reading] = readingsOf(['timezone', 'mfa'], [{ id: '1', stackId: 'st-1' }]);
  expect(reading?.id).toBe('timezone 1');
  const calls = async (since?: number) => {
    expect(await readSetting(client, reading!, since)).toBe('UTC');
    return asked.length;
  };
  expect([await calls(), await calls(), await calls(Date.now() - 60_000)]).toEqual([1, 1, 1]);
  expect(await calls(Date.now() + 60_000)).toBe(2);
});

describe('files that are stored and not delivered', () => {
  const OWNER = { stackId: 'st-1', user: 'auth0|owner' };
  const DELIVER = 'POST /instance/st-1/upload/s3';

  it('are counted for this user and this stack, beyond the page', () => {
    const { client, render } = announcing();
    const { result } = render(() => useQuery(undeliveredQuery(OWNER)).data);
    expect([result.current, undelivered(client, OWNER)]).toEqual([0, 0]);
    act(() => addUndelivered(client, OWNER, 2));
    expect(undelivered(client, OWNER)).toBe(2);
    const reloaded = announcing();
    expect(undelivered(reloaded.client, OWNER)).toBe(2);
    expect(reloaded.render(() => useQuery(undeliveredQuery(OWNER)).data).result.current).toBe(2);
    expect(undelivered(reloaded.client, { ...OWNER, stackId: 'st-2' })).toBe(0);
    expect(undelivered(announcing().client, { ...OWNER, user: 'auth0|trial' })).toBe(0);
    addUndelivered(client, OWNER, -5);
    expect(undelivered(client, OWNER)).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[string, object, number, string | undefined]>([
    ['are none after a delivery, except those stored meanwhile', {}, 1, undefined],
    ['stay after a refusal', refused(409, 'Not now.'), 3, 'StatusError'],
    ['stay after an uncertain outcome', lost, 3, 'UncertainError'],
  ])('%s', async (_what, answer, left, failure) => {
    const asked = standInVendor({ [DELIVER]: answer });
    const { client } = announcing();
    client.setQueryData(uploadsQuery('st-1').queryKey, { items: {}, skipped: 0 });
    addUndelivered(client, OWNER, 2);
    const delivery = deliverUploads(client, OWNER).catch((error: unknown) => (error as Error).name);
    addUndelivered(client, OWNER, 1);
    expect(await delivery).toBe(failure);
    expect(asked).toEqual([DELIVER]);
    expect(undelivered(client, OWNER)).toBe(left);
    expect(client.getQueryState(uploadsQuery('st-1').queryKey)?.isInvalidated).toBe(failure === undefined);
  });

  it('get the address of their own name, however its accents are written', async () => {
    const named = { folder: 'MIB/' as const, size: 1, type: '', md5: '' };
    const asked = standInVendor({
      'POST /instance/st-1/upload': {
        [`MIB/${'é.txt'.normalize('NFD')}`]: 'https://a.example/1',
        'MIB/b.txt': 'https://a.example/2',
      },
    });
    const files = ['b.txt', 'c.txt', 'é.txt'.normalize('NFC')].map((name) => ({ ...named, name }));
    expect(await requestAddresses('st-1', files, new AbortController().signal)).toEqual([
      'https://a.example/2',
      undefined,
      'https://a.example/1',
    ]);
    expect(asked).toHaveLength(1);
  });
});
