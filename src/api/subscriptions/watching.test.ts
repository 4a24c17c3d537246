// What the shell learns of the instances that are polled (docs/product/polling.md#rhythm): which ones are on a screen, whose hour
// is over, and that all are fetched at once when the tab is shown again.
import { notifyManager, useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { refused, standInVendor } from '../../../test/support/standInVendor';
import { pollingQuery, pollNow, usePolling, watchPolling } from './polling';

/** The state of polling one instance. */
const known = (next: 'ask' | 'done' | 'stop') => ({
  run: { forbidden: 0 },
  next,
  since: 0,
  preparingSince: 0,
});

/** A client whose polling is watched, and the listener of that watch. */
function watch() {
  const tools = announcing();
  const watched = watchPolling(tools.client);
  const listener = vi.fn();
  return {
    ...tools,
    ...watched,
    listener,
    begin: () => watched.subscribe(listener),
    told: (id: string, next: 'ask' | 'done' | 'stop') =>
      tools.client.setQueryData(pollingQuery(id).queryKey, known(next)),
    seen: () => {
      const { onScreen, over } = watched.current();
      return { onScreen: [...onScreen], over: [...over] };
    },
  };
}

describe('the watched instances', () => {
  it('are none at first', () => {
    const { seen } = watch();
    expect(seen()).toEqual({ onScreen: [], over: [] });
  });

  it('are known to a new listener, including earlier ones', () => {
    const { render, told, begin, listener, seen, current } = watch();
    render(() => usePolling('sub-1', true));
    told('sub-2', 'stop');
    begin();
    expect(seen()).toEqual({ onScreen: ['sub-1'], over: ['sub-2'] });
    expect(listener).not.toHaveBeenCalled();
    // The same object for the next that listens.
    const before = current();
    begin();
    expect(current()).toBe(before);
  });

  it('count as on the screen while a screen shows them', () => {
    const { render, begin, listener, seen } = watch();
    begin();
    const one = render(() => usePolling('sub-1', true));
    expect(listener).toHaveBeenCalledTimes(1);
    const other = render(() => usePolling('sub-2', true));
    expect(seen().onScreen).toEqual(['sub-1', 'sub-2']);
    expect(listener).toHaveBeenCalledTimes(2);
    // A second screen with the same instance changes nothing.
    const again = render(() => usePolling('sub-1', true));
    one.unmount();
    expect(listener).toHaveBeenCalledTimes(2);
    again.unmount();
    expect(seen().onScreen).toEqual(['sub-2']);
    other.unmount();
    expect(seen().onScreen).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('don’t count as on the screen for their polling alone', async () => {
    const asked = standInVendor({});
    const { render, begin, seen, listener, client } = watch();
    begin();
    render(() => useQuery(pollingQuery('sub-1')));
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(seen()).toEqual({ onScreen: [], over: [] });
    expect(listener).not.toHaveBeenCalled();
  });

  it('count as timed out after their hour, until polling restarts', () => {
    const { told, begin, listener, seen, client } = watch();
    begin();
    told('sub-1', 'ask');
    told('sub-1', 'done');
    expect(listener).not.toHaveBeenCalled();
    told('sub-1', 'stop');
    told('sub-1', 'stop');
    expect(seen().over).toEqual(['sub-1']);
    expect(listener).toHaveBeenCalledTimes(1);
    void client.resetQueries({ queryKey: pollingQuery('sub-1').queryKey });
    expect(seen().over).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('notify listeners when one replaces another', () => {
    const { told, begin, seen } = watch();
    told('sub-1', 'stop');
    begin();
    expect(seen().over).toEqual(['sub-1']);
    notifyManager.batch(() => {
      told('sub-1', 'ask');
      told('sub-2', 'stop');
    });
    expect(seen().over).toEqual(['sub-2']);
  });

  it('are the same object until they change', () => {
    const { told, begin, current, render } = watch();
    begin();
    told('sub-1', 'stop');
    const now = current();
    told('sub-2', 'ask');
    expect(current()).toBe(now);
    render(() => usePolling('sub-2', true));
    expect(current()).not.toBe(now);
  });

  it('ignore other queries, and notify nobody after unsubscribing', () => {
    const { told, begin, listener, client, seen } = watch();
    client.setQueryData(['plans', 'sub-8'], known('stop'));
    const leave = begin();
    client.setQueryData(['plans', 'sub-9'], known('stop'));
    expect(seen()).toEqual({ onScreen: [], over: [] });
    leave();
    told('sub-1', 'stop');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a second observer of a polled instance', () => {
  /** A first observer has fetched once, with `stackStatus` as the answer; `asks` returns how many fetches there were in all. */
  async function afterFirst(stackStatus: string) {
    const asked = standInVendor({
      'GET /customer/subscriptions/sub-1': { id: 'sub-1', stack_status: stackStatus },
    });
    const { render, client } = announcing();
    const open = () => render(() => useQuery(pollingQuery('sub-1')));
    open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    return { open, asks: () => asked.filter((one) => one.startsWith('GET /customer')).length };
  }

  it('sends no extra request during the preparation', async () => {
    const { open, asks } = await afterFirst('not_ready');
    expect([open().result.current.isFetching, asks()]).toEqual([false, 1]);
  });

  it('restarts polling if the preparation had ended', async () => {
    const { open, asks } = await afterFirst('ready');
    open();
    await waitFor(() => expect(asks()).toBe(2));
  });
});

describe('a tab that becomes visible again', () => {
  it('polls watched instances at once, but no failed or inactive ones', async () => {
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
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked).toEqual(['GET /customer/subscriptions/sub-1']);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
