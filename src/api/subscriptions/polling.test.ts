// Polling (docs/product/polling.md#rhythm, docs/product/polling.md#forbidden) against the sandbox, with a fake clock.
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { isPolled } from '../../domain/subscriptions/subscription';
import { pollingQuery, usePolling } from './polling';
import { pastTimes } from './preparingTimes';
import { usePermissions } from '../user/permissions';
import { subscriptionsQuery } from './subscriptions';

const REFUSED = 'You do not have access to this subscription yet.';
const SENTENCE_403 = `error: ${REFUSED}`;

/** Answers arrive in real time, not by the fake clock. */
const realTimeout = setTimeout;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** A card on the screen, and the shell, which polls as long as the list says that the instance is being prepared. */
function useCard(id: string) {
  usePermissions();
  const subscription = useQuery(subscriptionsQuery()).data?.find((one) => one.id === id);
  const isPreparing = subscription !== undefined && isPolled(subscription);
  const polling = usePolling(id, isPreparing);
  useQuery({ ...pollingQuery(id), ...(!isPreparing && { enabled: false }) });
  return { ...polling, state: subscription?.stackStatus };
}

/** Opens the card of the owner's acme-hq, whose stack is not ready for now; `prepare` may change that. */
async function openCard(prepare: (world: ReturnType<typeof beginPreparing>) => void = () => undefined) {
  const world = beginPreparing();
  const { client, announced, render } = announcing();
  await client.query(subscriptionsQuery());
  prepare(world);
  const { result, unmount } = render(() => useCard(world.id));

  const count = (path: string) =>
    world.sandbox.log.since(0).filter((one) => one.path === path && one.status !== undefined).length;
  const reads = () => count(`/api/customer/subscriptions/${world.id}`);
  /** Advances the fake clock by `ms`. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Waits for the answers under way, including retries, and expects `times` answers in all. */
  const answered = async (times: number) => {
    for (let step = 0; step < 200 && (reads() < times || client.isFetching() > 0); step += 1) {
      await pass(50);
      await act(() => new Promise((resolve) => realTimeout(resolve, 5)));
    }
    await pass(50);
    expect([reads(), client.isFetching()]).toEqual([times, 0]);
  };
  /** Lets polling go on, an answer every 5 s, until there are `times` answers in all. */
  const answeredEvery5s = async (times: number) => {
    while (reads() < times) {
      const next = reads() + 1;
      await pass(5000);
      await answered(next);
    }
  };
  await answered(1);
  return {
    ...world,
    client,
    announced,
    result,
    unmount,
    reads,
    permissionReads: () => count('/api/authorization/permissions'),
    pass,
    answered,
    answeredEvery5s,
  };
}

function beginPreparing() {
  const connection = connectAs('owner');
  const { sandbox } = connection;
  const id = connection.idOf('acme-hq');
  const stack = [...sandbox.world.stacks.values()].find(({ subscriptionId }) => subscriptionId === id);
  if (!stack) throw new Error('acme-hq has no stack.');
  stack.oddStatus = 'not_ready';
  return {
    ...connection,
    id,
    stack,
    /** Spoils `times` answers about the subscription (-1: all), after letting `skip` through. */
    fail: (status: number, times: number, skip = 0) =>
      sandbox.faults.add({
        path: `/api/customer/subscriptions/${id}`,
        status,
        times,
        skip,
        ...(status === 403 && { body: { message: REFUSED } }),
      }),
  };
}

describe('polling', () => {
  it('requests the subscription every 5 s until it is ready, then the permissions once', async () => {
    const { stack, sandbox, announced, result, reads, permissionReads, pass, answered } = await openCard();
    await pass(4500);
    expect(reads()).toBe(1);
    await pass(600);
    await answered(2);
    expect(permissionReads()).toBe(1);
    delete stack.oddStatus;
    await pass(5000);
    await answered(3);
    await expect.poll(() => permissionReads()).toBe(2);
    await pass(30_000);
    expect(reads()).toBe(3);
    expect(permissionReads()).toBe(2);
    expect(result.current).toMatchObject({ state: 'ready', stopped: false, error: null, refused: false });
    expect(announced).toEqual([]);
    // Polling isn't reported to analytics (docs/product/vendor-api.md#analytics).
    expect(sandbox.world.analytics).toEqual([]);
  });

  it.each([
    ['ready', 1],
    ['failed', 0],
  ])('ends when the state becomes %s, and stores the preparation time %i times', async (state, times) => {
    localStorage.setItem('portal-prepared', '{}');
    const { stack, client, id, result, reads, pass, answered } = await openCard();
    if (state === 'ready') delete stack.oddStatus;
    else stack.oddStatus = state;
    await pass(5000);
    await answered(2);
    await pass(30_000);
    expect(reads()).toBe(2);
    expect(result.current).toMatchObject({ state, stopped: false, error: null });
    const { region } = (await client.query(subscriptionsQuery())).find((one) => one.id === id) ?? {};
    expect(pastTimes(region)).toHaveLength(times);
  });

  it('continues at an unknown state', async () => {
    const { result, answeredEvery5s } = await openCard(({ stack }) => (stack.oddStatus = 'rebalancing'));
    await answeredEvery5s(4);
    expect(result.current).toMatchObject({ state: 'rebalancing', stopped: false });
  });

  it('restarts when the instance is prepared again while its card is open', async () => {
    const { stack, result, client, answeredEvery5s, answered, pass, permissionReads } = await openCard();
    delete stack.oddStatus;
    await answeredEvery5s(2);
    expect(result.current.state).toBe('ready');
    await pass(60_000);
    // As after a change of the subdomain: the list says again that the instance is being prepared.
    stack.oddStatus = 'not_ready';
    await act(() => client.invalidateQueries(subscriptionsQuery()));
    await expect.poll(() => result.current.state).toBe('not_ready');
    await answered(3);
    await answeredEvery5s(4);
    delete stack.oddStatus;
    await answeredEvery5s(5);
    expect(result.current.state).toBe('ready');
    await expect.poll(() => permissionReads()).toBe(3);
  });

  it('stops and aborts its request when the last screen that uses it unmounts', async () => {
    const { reads, unmount, pass } = await openCard();
    unmount();
    await pass(30_000);
    expect(reads()).toBe(1);
  });
});

describe('a series of 403s while polling', () => {
  it('is retried ten times, then shown', async () => {
    const { announced, result, reads, pass, answeredEvery5s } = await openCard(({ fail }) => fail(403, -1));
    expect(result.current).toMatchObject({ refused: true, stopped: false });
    await answeredEvery5s(10);
    expect(result.current).toMatchObject({ refused: true, stopped: false });
    expect(announced).toEqual([]);
    await answeredEvery5s(11);
    expect(result.current).toMatchObject({ stopped: true, refused: true, error: { message: REFUSED } });
    expect(announced).toEqual([SENTENCE_403]);
    await pass(60_000);
    expect(reads()).toBe(11);
  });

  it('is counted from the start after a successful poll', async () => {
    const { announced, result, answeredEvery5s } = await openCard(({ fail }) => {
      fail(403, 10);
      fail(403, -1, 1);
    });
    await answeredEvery5s(11);
    expect(result.current).toMatchObject({ refused: false, stopped: false });
    await answeredEvery5s(21);
    expect(result.current).toMatchObject({ refused: true, stopped: false });
    expect(announced).toEqual([]);
    await answeredEvery5s(22);
    expect(result.current.stopped).toBe(true);
    expect(announced).toEqual([SENTENCE_403]);
  });

  it('is counted from the start after “Check again”', async () => {
    const { result, sandbox, reads, answered, answeredEvery5s } = await openCard(({ fail }) => fail(403, 12));
    await answeredEvery5s(11);
    expect(result.current.stopped).toBe(true);
    act(() => result.current.checkAgain());
    await answered(12);
    expect(result.current).toMatchObject({ refused: true, stopped: false });
    // Nothing else is fetched again.
    expect(sandbox.log.since(0).filter(({ path }) => path === '/api/customer/subscriptions')).toHaveLength(1);
    await answeredEvery5s(13);
    expect(result.current).toMatchObject({ refused: false, stopped: false });
    expect(reads()).toBe(13);
  });
});

describe('another error status between 403s while polling', () => {
  it('restarts the count, even if its retry returns a 403', async () => {
    const { result, reads, announced, answered, answeredEvery5s, pass, fail } = await openCard(({ fail }) =>
      fail(403, 6),
    );
    await answeredEvery5s(6);
    fail(503, 1);
    fail(403, 12);
    await pass(5000);
    await answered(8);
    // The new run of 403s: the first, and ten more tries.
    await answeredEvery5s(17);
    expect(result.current).toMatchObject({ stopped: false, refused: true });
    expect(announced).toEqual([]);
    await answeredEvery5s(18);
    expect(result.current.stopped).toBe(true);
    expect(announced).toEqual([SENTENCE_403]);
    await pass(60_000);
    expect(reads()).toBe(18);
  });
});

describe('a network error between 403s while polling', () => {
  it('leaves the count unchanged', async () => {
    const { result, sandbox, id, announced, answered, answeredEvery5s, pass, fail } = await openCard(
      ({ fail }) => fail(403, 6),
    );
    await answeredEvery5s(6);
    sandbox.faults.add({ path: `/api/customer/subscriptions/${id}`, abort: true, times: 1 });
    fail(403, -1);
    await pass(5000);
    // The lost answer, and the seventh 403.
    await answered(8);
    await answeredEvery5s(11);
    expect(result.current).toMatchObject({ stopped: false, refused: true });
    expect(announced).toEqual([]);
    await answeredEvery5s(12);
    expect(result.current.stopped).toBe(true);
    expect(announced).toEqual([SENTENCE_403]);
  });
});

describe('the limit of an hour for polling', () => {
  it('stops it without an error until “Check again”', async () => {
    const { announced, result, reads, pass, answered, answeredEvery5s } = await openCard();
    const since = result.current.since ?? 0;
    vi.setSystemTime(since + 60 * 60_000 - 6000);
    await answeredEvery5s(2);
    expect(result.current).toMatchObject({ stopped: false, since });
    vi.setSystemTime(since + 60 * 60_000);
    await answeredEvery5s(3);
    expect(result.current).toMatchObject({ stopped: true, error: null, since });
    await pass(60_000);
    expect(reads()).toBe(3);
    expect(announced).toEqual([]);
    act(() => result.current.checkAgain());
    await answered(4);
    expect(result.current.stopped).toBe(false);
    await answeredEvery5s(5);
  });

  it('doesn’t stop it if the instance has become ready', async () => {
    const { stack, result, answeredEvery5s } = await openCard();
    delete stack.oddStatus;
    vi.setSystemTime(Date.now() + 61 * 60_000);
    await answeredEvery5s(2);
    expect(result.current).toMatchObject({ state: 'ready', stopped: false, error: null });
  });

  it('starts anew with the next preparation', async () => {
    const { stack, client, result, answered, answeredEvery5s } = await openCard();
    delete stack.oddStatus;
    await answeredEvery5s(2);
    expect(result.current.state).toBe('ready');
    vi.setSystemTime(Date.now() + 61 * 60_000);
    stack.oddStatus = 'not_ready';
    await act(() => client.invalidateQueries(subscriptionsQuery()));
    await answered(3);
    expect(result.current).toMatchObject({ state: 'not_ready', stopped: false });
    await answeredEvery5s(4);
    expect(result.current.stopped).toBe(false);
  });
});
