// Changing a setting of many instances, against the sandbox (docs/product/bulk-change.md#run): each is written once, whatever
// the outcome.
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Stack } from '../../../sandbox/world/vendorWorld.ts';
import type { ChangeState } from '../../domain/instances/changeResult';
import { hasInstance, type Instance } from '../../domain/instances/instance';
import type { SettingId } from '../../domain/instances/settings';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { holdAnswers } from '../../../test/support/holdAnswers';
import { letSiteAnswer } from '../../../test/support/letSiteAnswer';
import { subscriptionsQuery } from '../subscriptions/subscriptions';
import { WaitStoppedError } from '../outcomes/stoppableChange';
import { changeMany, readSettings } from './bulkChange';
import { settingQuery } from './settings';

afterEach(() => vi.useRealTimers());

/** Creates `count` instances of the owner's. Returns them, their stacks in the sandbox, and what is reported of each. */
async function begin(count: number) {
  const connection = connectAs('owner');
  const { sandbox } = connection;
  sandbox.world.addSubscriptions('owner', count);
  const tools = announcing();
  const { items } = await tools.client.query({ ...subscriptionsQuery(), select: (list) => list });
  const instances = items.filter(hasInstance).filter(({ id }) => id.startsWith('sub-more-'));
  const stacks = instances.flatMap(({ stackId }) => sandbox.world.stacks.get(stackId) ?? []);
  for (const stack of stacks)
    Object.assign(stack, { mfaFlag: false, timezone: 'UTC' } satisfies Partial<Stack>);
  sandbox.log.clear();
  const told = new Map<string, { state: ChangeState; why: string }>();
  const controller = new AbortController();
  const run = (setting: SettingId, value: string, of: readonly Instance[] = instances) =>
    changeMany(tools.client, {
      changes: of.map((instance) => ({ id: instance.id, setting, value, instance })),
      signal: controller.signal,
      onState: (id, state, problem) => told.set(id, { state, why: problem?.message ?? '' }),
    });
  return {
    ...connection,
    ...tools,
    instances,
    stacks,
    run,
    stop: () => controller.abort(new WaitStoppedError()),
    first: instances[0]?.stackId ?? '',
    states: () => instances.map(({ id }) => told.get(id)?.state),
    whys: () => instances.map(({ id }) => told.get(id)?.why),
    writes: () => sandbox.log.since(0).filter(({ method }) => method === 'POST'),
    cached: (setting: SettingId) =>
      instances.map(({ stackId }) => tools.client.getQueryData(settingQuery(setting, stackId).queryKey)),
  };
}

describe('changing a setting of many instances', () => {
  it('changes each instance once, four at a time, without toasts', async () => {
    const { sandbox, run, states, stacks, writes, cached, announced } = await begin(30);
    let [open, most] = [0, 0];
    const apply = sandbox.faults.apply.bind(sandbox.faults);
    sandbox.faults.apply = async (...call) => {
      most = Math.max(most, (open += 1));
      // None is answered before four were sent, however slowly they come.
      await waitFor(() => expect(most).toBeGreaterThan(3));
      return apply(...call).finally(() => (open -= 1));
    };
    await run('mfa', 'required');
    expect(states()).toEqual(Array(30).fill('changed'));
    expect(stacks.every(({ mfaFlag }) => mfaFlag)).toBe(true);
    expect(new Set(writes().map(({ path }) => path)).size).toBe(30);
    expect(writes()).toHaveLength(30);
    expect(most).toBe(4);
    expect(cached('mfa')).toEqual(Array(30).fill(true));
    expect(announced).toEqual([]);
  });

  it.each<[SettingId, string, Partial<Stack>]>([
    ['data-collection', 'withPersonalData', { dataCollectionFlag: true, extendedConsentFlag: true }],
    ['mfa', 'required', { mfaFlag: true }],
    ['timezone', 'Tokyo Standard Time', { timezone: 'Tokyo Standard Time' }],
  ])('with the setting %s writes the value %s', async (setting, value, stack) => {
    const { run, states, stacks, client, first } = await begin(1);
    await run(setting, value);
    expect(states()).toEqual(['changed']);
    expect(stacks[0]).toMatchObject(stack);
    expect(await client.query(settingQuery(setting, first))).toBe(value);
  });

  it('reports a refusal, continues, and can be run again for the failed instances only', async () => {
    const { sandbox, run, states, whys, writes, instances, announced } = await begin(6);
    sandbox.faults.add({ path: '/mfa/toggle', skip: 2, status: 409, body: { message: 'Busy.' } });
    await run('mfa', 'required');
    const failed = instances.filter((_, n) => states()[n] === 'failed');
    expect(failed).toHaveLength(1);
    expect(whys().filter(Boolean)).toEqual(['Busy.']);
    expect(writes()).toHaveLength(6);
    await run('mfa', 'required', failed);
    expect(states()).toEqual(Array(6).fill('changed'));
    expect(
      writes()
        .slice(6)
        .map(({ path }) => path),
    ).toEqual(failed.map(({ stackId }) => `/api/instance/mfa/toggle/${stackId}`));
    expect(announced).toEqual([]);
  });

  describe('reads a setting back after an uncertain outcome, and doesn’t repeat the change', () => {
    const NOT_DONE = 'The server didn’t confirm this, and it hasn’t been done so far. Try again.';
    const UNKNOWN = 'We couldn’t confirm whether this was done. Load this page again to see.';

    it.each<[string, SettingId, string]>([
      ['multifactor', 'mfa', 'required'],
      ['a timezone', 'timezone', 'Tokyo Standard Time'],
    ])('%s, when only the response was lost', async (_words, setting, value) => {
      const { sandbox, run, states, writes } = await begin(2);
      const apply = sandbox.faults.apply.bind(sandbox.faults);
      sandbox.faults.apply = async (request, ...rest) => {
        const response = await apply(request, ...rest);
        return request.method === 'POST' ? Response.error() : response;
      };
      await run(setting, value);
      expect(states()).toEqual(['changed', 'changed']);
      expect(writes()).toHaveLength(2);
    });

    it.each([
      ['no answer', { abort: true }],
      ['a gateway’s 502', { status: 502, body: '<html>' }],
      [
        'a gateway’s 504',
        { status: 504, body: { message: '<upstream> timed out' } },
        '<upstream> timed out. ',
      ],
    ])('after %s, when nothing was changed', async (_words, fault, serverSaid = '') => {
      const { sandbox, run, states, whys, writes } = await begin(1);
      sandbox.faults.add({ path: '/mfa/toggle', ...fault });
      await run('mfa', 'required');
      expect([states(), whys()]).toEqual([['failed'], [serverSaid + NOT_DONE]]);
      expect(writes()).toHaveLength(1);
    });

    it('even if it can’t be read back either', async () => {
      const { sandbox, run, states, whys, writes, announced, client, first } = await begin(1);
      sandbox.faults.add({ path: '/mfa/toggle', abort: true });
      sandbox.faults.add({ path: '/mfa/verify', status: 403 });
      await run('mfa', 'required');
      expect([states(), whys()]).toEqual([['unknown'], [UNKNOWN]]);
      expect(writes()).toHaveLength(1);
      expect(announced).toEqual([]);
      // The next read shows the outcome.
      expect(await client.query(settingQuery('mfa', first))).toBe('optional');
    });

    it('as soon as the network is back', async () => {
      const { sandbox, run, states, writes, asked } = await begin(8);
      sandbox.faults.add({ path: '/mfa/toggle', abort: true, times: 4 });
      letSiteAnswer(() => HttpResponse.error());
      const running = run('mfa', 'required');
      await waitFor(() => expect(writes().map(({ status }) => status)).toEqual([0, 0, 0, 0]));
      expect(asked()).toHaveLength(4);
      letSiteAnswer();
      window.dispatchEvent(new Event('online'));
      await running;
      expect(states()).toEqual([...Array<string>(4).fill('failed'), ...Array<string>(4).fill('changed')]);
    });
  });

  it('waits for the Retry-After time before it starts the next change', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sandbox, run, states, writes } = await begin(5);
    sandbox.faults.add({ path: '/mfa/toggle', status: 429, headers: { 'Retry-After': '20' }, times: 4 });
    const running = run('mfa', 'required');
    await waitFor(() => expect(states().filter((state) => state === 'failed')).toHaveLength(4));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(writes()).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(5_000);
    await running;
    expect(writes()).toHaveLength(5);
    expect(states()[4]).toBe('changed');
  });

  it('starts no further change when the Retry-After time is too long to wait', async () => {
    const { sandbox, run, states, writes } = await begin(6);
    sandbox.faults.add({ path: '/mfa/toggle', status: 429, headers: { 'Retry-After': '3600' }, times: 4 });
    await run('mfa', 'required');
    expect(states()).toEqual(['failed', 'failed', 'failed', 'failed', 'notBegun', 'notBegun']);
    expect(writes()).toHaveLength(4);
  });

  it('finishes the running changes and starts no more when it is stopped', async () => {
    const { sandbox, run, states, stop, writes, stacks } = await begin(10);
    const answer = holdAnswers(sandbox, '/mfa/toggle');
    const running = run('mfa', 'required');
    await waitFor(() => expect(writes()).toHaveLength(4));
    stop();
    answer();
    await running;
    expect(states()).toEqual([...Array<string>(4).fill('changed'), ...Array<string>(6).fill('notBegun')]);
    expect(stacks.filter(({ mfaFlag }) => mfaFlag)).toHaveLength(4);
    expect(writes()).toHaveLength(4);
  });

  describe('with the setting “Multi-Platform Probe”', () => {
    const GOES_ON =
      'We’ve stopped checking whether the configuration has finished. It continues in the background.';
    const beginProbes = async (count: number) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const many = await begin(count);
      for (const stack of many.stacks) stack.nats = { enabled: false, runningUntil: 0 };
      return many;
    };

    it('waits until each configuration has finished', async () => {
      const { sandbox, run, states, writes } = await beginProbes(5);
      const running = run('probe', 'enabled');
      await waitFor(() => expect(writes()).toHaveLength(4));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(states()).toEqual([...Array<string>(4).fill('changing'), undefined]);
      sandbox.world.clock.advance(10);
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(writes()).toHaveLength(5));
      sandbox.world.clock.advance(10);
      await vi.advanceTimersByTimeAsync(5_000);
      await running;
      expect(states()).toEqual(Array(5).fill('changed'));
    });

    it('reports an unknown outcome when it is stopped during that wait', async () => {
      const { run, states, whys, writes, stop } = await beginProbes(5);
      const running = run('probe', 'enabled');
      await waitFor(() => expect(writes()).toHaveLength(4));
      stop();
      await running;
      expect(states()).toEqual([...Array<string>(4).fill('unknown'), 'notBegun']);
      expect(whys()).toEqual([...Array<string>(4).fill(GOES_ON), '']);
    });

    it('reports a refusal', async () => {
      const { run, states, whys, stacks } = await beginProbes(1);
      Object.assign(stacks[0]?.nats ?? {}, { enabled: true });
      await run('probe', 'enabled');
      expect([states(), whys()]).toEqual([['failed'], ['The Multi-Platform Probe is already enabled.']]);
    });
  });
});

describe('reading the current values of many instances', () => {
  it('reads each once, four at a time, and reports progress', async () => {
    const { sandbox, client, instances, stacks, asked } = await begin(20);
    Object.assign(stacks[3] ?? {}, { mfaFlag: true });
    const counts: number[] = [];
    const read = () =>
      readSettings(client, 'mfa', instances, {
        signal: new AbortController().signal,
        onProgress: (done) => counts.push(done),
      });
    const values = await read();
    expect(instances.map(({ id }) => values.get(id))).toEqual(
      stacks.map(({ mfaFlag }) => (mfaFlag ? 'required' : 'optional')),
    );
    expect(counts).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(asked()).toHaveLength(20);
    await read();
    expect(asked()).toHaveLength(20);
    expect(sandbox.log.since(0).every(({ method }) => method === 'GET')).toBe(true);
  });

  it('skips values that can’t be read, with no toast', async () => {
    const { sandbox, client, instances, announced } = await begin(3);
    sandbox.faults.add({ path: '/mfa/verify', skip: 1, status: 403 });
    const values = await readSettings(client, 'mfa', instances, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(values.size).toBe(2);
    expect(announced).toEqual([]);
  });

  it('stops when it is aborted', async () => {
    const { client, instances, asked } = await begin(20);
    const controller = new AbortController();
    const reading = readSettings(client, 'mfa', instances, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('Enough.')),
    });
    await expect(reading).rejects.toThrow('Enough.');
    expect(asked().length).toBeLessThan(10);
  });
});
