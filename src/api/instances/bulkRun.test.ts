// The same for many (docs/product/bulk-change.md#run): when each begins, and what becomes of it. What a user sees of it, of
// stopping and of trying again: test/screens.
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasInstance } from '../../domain/instances/instance';
import type { Outcome } from '../../domain/instances/outcome';
import type { SettingId } from '../../domain/instances/settings';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { letSiteAnswer } from '../../../test/support/letSiteAnswer';
import { standInVendor } from '../../../test/support/standInVendor';
import { StatusError } from '../client/errors';
import { UncertainError } from '../outcomes/uncertain';
import { WaitStoppedError } from '../outcomes/stoppableChange';
import { message } from '../../messages/t';
import { subscriptionsQuery } from '../subscriptions/subscriptions';
import { runBulk } from './bulkRun';
import { changeSetting, readSetting, settingQuery, type SettingChange } from './settings';

afterEach(() => vi.useRealTimers());

describe('a run', () => {
  const IDS = ['1', '2', '3', '4', '5', '6'];
  /** Runs six items, of which the first four fail with `error`. Returns which have begun, and what became of them. */
  const run = (error: Error) => {
    const begun: string[] = [];
    const states = new Map<string, string>();
    const running = runBulk(IDS, {
      signal: new AbortController().signal,
      one: async (item) => {
        begun.push(item);
        await Promise.resolve();
        if (begun.length <= 4) throw error;
      },
      onOutcome: ({ item, state }) => states.set(item, state),
    });
    return { running, begun, states };
  };
  const refusal = (status: number, seconds?: number) =>
    new StatusError(status, 'Not now.', seconds === undefined ? undefined : seconds * 1000);

  it('tells how far an item is', async () => {
    const told: unknown[] = [];
    await runBulk<string, string>(['1'], {
      signal: new AbortController().signal,
      one: (_item, { tell }) => (tell('half'), Promise.resolve('whole')),
      onOutcome: ({ state, data }) => told.push([state, data]),
    });
    expect(told).toEqual([
      ['running', undefined],
      ['running', 'half'],
      ['done', 'whole'],
    ]);
  });

  it.each([
    ['a refusal', refusal(409, 20)],
    ['a server that names no time', refusal(429)],
  ])('goes on at once after %s', async (_what, error) => {
    const { running, states } = run(error);
    await running;
    expect(IDS.map((id) => states.get(id))).toEqual([...Array<string>(4).fill('failed'), 'done', 'done']);
  });

  it.each([
    ['429', 20, refusal(429, 20)],
    ['503, as long as the portal waits', 30, refusal(503, 30)],
    ['429 without a certain outcome', 20, new UncertainError(message('failures.notDone'), refusal(429, 20))],
    ['429 among others', 20, new AggregateError([refusal(409), refusal(429, 20)])],
  ])('goes on when the server allows it: %s', async (_what, seconds, error) => {
    vi.useFakeTimers();
    const { running, begun } = run(error);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(begun).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    await running;
    expect(begun).toEqual(IDS);
  });

  it('begins no other if that takes longer than the portal waits', async () => {
    const { running, begun, states } = run(refusal(429, 3600));
    await running;
    expect(begun).toHaveLength(4);
    expect([states.get('5'), states.get('6')]).toEqual(['notBegun', 'notBegun']);
  });
});

/** Creates `count` instances of the owner's. Returns them, their stacks in the sandbox, and what becomes of their changes. */
async function begin(count: number) {
  const connection = connectAs('owner');
  const { sandbox } = connection;
  sandbox.world.addSubscriptions('owner', count);
  const tools = announcing();
  const { items } = await tools.client.query({ ...subscriptionsQuery(), select: (list) => list });
  const instances = items.filter(hasInstance).filter(({ id }) => id.startsWith('sub-more-'));
  const stacks = instances.flatMap(({ stackId }) => sandbox.world.stacks.get(stackId) ?? []);
  for (const stack of stacks) Object.assign(stack, { mfaFlag: false, timezone: 'UTC' });
  sandbox.log.clear();
  const told = new Map<string, Outcome<SettingChange>>();
  const controller = new AbortController();
  const run = (setting: SettingId, value: string) =>
    runBulk<SettingChange, unknown>(
      instances.map((instance) => ({ id: instance.id, setting, value, instance })),
      {
        signal: controller.signal,
        one: (change, { signal }) => changeSetting(tools.client, change, signal),
        onOutcome: (outcome) => told.set(outcome.item.id, outcome),
      },
    );
  return {
    ...connection,
    ...tools,
    stacks,
    run,
    stop: () => controller.abort(new WaitStoppedError()),
    first: instances[0]?.stackId ?? '',
    states: () => instances.map(({ id }) => told.get(id)?.state),
    whys: () => instances.map(({ id }) => told.get(id)?.problem?.message),
    writes: () => sandbox.log.since(0).filter(({ method }) => method === 'POST'),
  };
}

describe('changing a setting of many instances', () => {
  it('changes each instance once, four at a time, without toasts', async () => {
    const { sandbox, run, states, stacks, writes, announced } = await begin(30);
    let [open, most] = [0, 0];
    const apply = sandbox.faults.apply.bind(sandbox.faults);
    sandbox.faults.apply = async (...call) => {
      most = Math.max(most, (open += 1));
      // None is answered before four were sent, however slowly they come.
      await waitFor(() => expect(most).toBeGreaterThan(3));
      return apply(...call).finally(() => (open -= 1));
    };
    await run('mfa', 'required');
    expect(states()).toEqual(Array(30).fill('done'));
    expect(stacks.every(({ mfaFlag }) => mfaFlag)).toBe(true);
    expect(new Set(writes().map(({ path }) => path)).size).toBe(30);
    expect(writes()).toHaveLength(30);
    expect(most).toBe(4);
    expect(announced).toEqual([]);
  });

  describe('reads a setting back after an uncertain outcome, and doesn’t repeat the change', () => {
    const NOT_DONE = 'The server didn’t confirm this, and it hasn’t been done so far. Try again.';
    const UNKNOWN = 'We couldn’t confirm whether this was done. Load this page again to see.';

    it('when only the response was lost', async () => {
      const { sandbox, run, states, writes } = await begin(2);
      const apply = sandbox.faults.apply.bind(sandbox.faults);
      sandbox.faults.apply = async (request, ...rest) => {
        const response = await apply(request, ...rest);
        return request.method === 'POST' ? Response.error() : response;
      };
      await run('timezone', 'Tokyo Standard Time');
      expect(states()).toEqual(['done', 'done']);
      expect(writes()).toHaveLength(2);
    });

    it.each([
      ['no answer', { abort: true }],
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
      expect(states()).toEqual([...Array<string>(4).fill('failed'), ...Array<string>(4).fill('done')]);
    });
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
      expect(states()).toEqual([...Array<string>(4).fill('running'), undefined]);
      sandbox.world.clock.advance(10);
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(writes()).toHaveLength(5));
      sandbox.world.clock.advance(10);
      await vi.advanceTimersByTimeAsync(5_000);
      await running;
      expect(states()).toEqual(Array(5).fill('done'));
    });

    it('reports an unknown outcome when it is stopped during that wait', async () => {
      const { run, states, whys, writes, stop } = await beginProbes(5);
      const running = run('probe', 'enabled');
      await waitFor(() => expect(writes()).toHaveLength(4));
      stop();
      await running;
      expect(states()).toEqual([...Array<string>(4).fill('unknown'), 'notBegun']);
      expect(whys()).toEqual([...Array<string>(4).fill(GOES_ON), undefined]);
    });
  });
});

it('a current value is read again after a gateway error', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked: string[] = standInVendor({
    'GET /instance/st-1/timezone': () =>
      asked.length === 1 ? new HttpResponse(null, { status: 502 }) : HttpResponse.json({ timezone: 'UTC' }),
  });
  const reading = readSetting(announcing().client, {
    id: '1',
    setting: 'timezone',
    instance: { id: '1', stackId: 'st-1' },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await reading).toBe('UTC');
});
