// Which instances are polled (docs/product/polling.md#bounds), and that all of them are fetched at once when the tab is shown again
// (docs/product/polling.md#rhythm).
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { refused, standInVendor } from '../../../test/support/standInVendor';
import { NoTokenError } from '../../domain/session/sessionErrors';
import { NetworkError } from '../client/errors';
import { choosePolled, polledQuery, pollingQuery, pollNow, usePolling } from './polling';
import { subscriptionsQuery } from './subscriptions';

/** The state of polling one instance. */
const known = (next: 'ask' | 'done' | 'stop') => ({
  run: { forbidden: 0 },
  next,
  since: 0,
  preparingSince: 0,
});
const numbers = Array.from({ length: 30 }, (_, n) => `sub-${n}`);

/** A list of thirty instances in preparation, of which not all are polled. */
function watch() {
  const tools = announcing();
  const { client } = tools;
  const items = numbers.map((id) => ({ id, stackId: `st-${id}`, stackStatus: 'not_ready' }));
  client.setQueryData(subscriptionsQuery().queryKey, { items, skipped: 0 });
  const end = choosePolled(client);
  const polled = () => client.getQueryData(polledQuery.queryKey) ?? [];
  return {
    ...tools,
    end,
    polled,
    isPolled: (id: string) => polled().includes(id),
    told: (id: string, next: 'ask' | 'done' | 'stop') =>
      client.setQueryData(pollingQuery(id).queryKey, known(next)),
  };
}

describe('the polled instances', () => {
  it('are the newest first, and none without a list', () => {
    const { polled } = watch();
    expect(polled()[0]).toBe('sub-29');
    expect(polled()).not.toContain('sub-0');
    const { client } = announcing();
    choosePolled(client);
    expect(client.getQueryData(polledQuery.queryKey)).toEqual([]);
  });

  it('are those on a screen before others, for as long as the screen shows them', () => {
    const { render, isPolled, polled } = watch();
    const before = polled();
    const one = render(() => usePolling('sub-0', true));
    expect(polled()[0]).toBe('sub-0');
    const again = render(() => usePolling('sub-0', true));
    one.unmount();
    expect(isPolled('sub-0')).toBe(true);
    again.unmount();
    expect(polled()).toEqual(before);
  });

  it('are others once their hour is over, until polling restarts', () => {
    const { told, polled, client } = watch();
    const before = polled();
    told('sub-29', 'ask');
    told('sub-29', 'done');
    expect(polled()).toBe(before);
    told('sub-29', 'stop');
    expect([polled()[0], polled().at(-1)]).toEqual(['sub-28', 'sub-29']);
    void client.resetQueries({ queryKey: pollingQuery('sub-29').queryKey });
    expect(polled()).toEqual(before);
  });

  it('change with the list, and don’t count as on a screen for their polling alone', async () => {
    const asked = standInVendor({});
    const { client, polled, render } = watch();
    const before = polled();
    render(() => useQuery(pollingQuery('sub-0')));
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(polled()).toBe(before);
    act(() => {
      client.setQueryData(subscriptionsQuery().queryKey, { items: [], skipped: 0 });
    });
    expect(polled()).toEqual([]);
  });

  it('ignore other queries, are written only when they change, and end with their subscription', () => {
    const { told, client, end, polled } = watch();
    const before = polled();
    const written = vi.spyOn(client, 'setQueryData');
    const asked = vi.spyOn(client, 'getQueryData');
    client.setQueryData(['plans', 'sub-29'], known('stop'));
    expect([written.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
    told('sub-29', 'ask');
    expect(written).toHaveBeenCalledTimes(2);
    expect(asked).toHaveBeenCalled();
    end();
    told('sub-29', 'stop');
    expect(polled()).toBe(before);
  });

  it('that have to wait are asked about once by “Check again”', async () => {
    const answer = { id: 'sub-0', stack_status: 'not_ready' };
    const asked = standInVendor({ 'GET /customer/subscriptions/sub-0': answer });
    const { client, render, announced } = announcing();
    client.setQueryData(polledQuery.queryKey, []);
    const { result } = render(() => usePolling('sub-0', true));
    expect(result.current.postponed).toBe(true);
    expect(render(() => usePolling('sub-0', false)).result.current).toMatchObject({
      postponed: false,
      refused: false,
      since: undefined,
    });
    for (const times of [1, 2]) {
      act(() => result.current.checkAgain());
      await waitFor(() => expect(asked).toHaveLength(times));
      await waitFor(() => expect(client.isFetching()).toBe(0));
    }
    await waitFor(() => expect(result.current.since).toEqual(expect.any(Number)));
    expect(announced).toEqual([]);
  });
});

describe('a second observer of a polled instance', () => {
  it.each([
    ['not_ready', 'sends no extra request during the preparation', 1],
    ['ready', 'restarts polling if the preparation had ended', 2],
  ])('of the state %s %s', async (stackStatus, _what, requests) => {
    const asked = standInVendor({
      'GET /customer/subscriptions/sub-1': { id: 'sub-1', stack_status: stackStatus },
    });
    const { render, client } = announcing();
    const open = () => render(() => useQuery(pollingQuery('sub-1')));
    open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(open().result.current.isFetching).toBe(requests === 2);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked.filter((one) => one.startsWith('GET /customer/subscriptions/sub-1'))).toHaveLength(requests);
  });
});

describe('a tab that becomes visible again', () => {
  it('polls watched instances at once, but no refused or inactive ones', async () => {
    const asked = standInVendor({
      'GET /customer/subscriptions/sub-1': { id: 'sub-1', stack_status: 'not_ready' },
      'GET /customer/subscriptions/sub-2': refused(404),
      'GET /customer/subscriptions/sub-3': { id: 'sub-3', stack_status: 'not_ready' },
    });
    const { render, client } = announcing();
    const other = vi.fn(() => Promise.resolve('here'));
    render(() => [
      useQuery(pollingQuery('sub-1')),
      useQuery(pollingQuery('sub-2')),
      useQuery({ queryKey: ['something else'], queryFn: other }),
    ]);
    const left = render(() => useQuery({ ...pollingQuery('sub-3'), gcTime: 60_000 }));
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    left.unmount();
    asked.length = 0;
    pollNow(client);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked).toEqual(['GET /customer/subscriptions/sub-1']);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there was no network', () => new NetworkError(false)],
    ['the session couldn’t be renewed', () => new NoTokenError('No token for now.')],
  ])('resumes polling that stopped because %s', async (_why, error) => {
    const { client, render } = announcing();
    const failing = vi.fn(() => Promise.reject(error()));
    const quiet = { retry: false, meta: { quiet: true } };
    const { result } = render(() => useQuery({ ...pollingQuery('sub-1'), queryFn: failing, ...quiet }));
    await waitFor(() => expect(result.current.isError).toBe(true));
    act(() => pollNow(client));
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
  });
});
