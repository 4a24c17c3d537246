// When a reading call is made, and how long its answer is kept (docs/product/vendor-api.md#fetched-once).
import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { letSiteAnswer } from '../../../test/support/letSiteAnswer';
import { askSite, networkAnswers } from '../../browser/network';
import { createAnnouncer } from '../../toasts/announcer';
import { NetworkError, StatusError } from '../client/errors';
import { createQueryClient } from './queryClient';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

describe('a query', () => {
  it('that failed isn’t fetched again by the next screen that uses it', async () => {
    const { client } = announcing();
    const queryFn = vi.fn(() => Promise.reject(new StatusError(404, 'Gone.')));
    const open = () => new QueryObserver(client, { queryKey: ['a'], queryFn });
    const leave = open().subscribe(() => undefined);
    await waitFor(() => expect(client.getQueryState(['a'])?.status).toBe('error'));
    leave();
    const again = open();
    again.subscribe(() => undefined)();
    expect(again.getCurrentResult()).toMatchObject({ isError: true, isFetching: false });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (client: QueryClient) => unknown]>([
    ['changed', (client) => client.setQueryData(['a'], 'mine')],
    ['outdated', (client) => client.invalidateQueries({ queryKey: ['a'], refetchType: 'none' })],
  ])('is read again if it was %s meanwhile', async (_what, change) => {
    const { client } = announcing();
    client.setQueryData(['a'], 'old');
    const queryFn = vi.fn(() => {
      if (queryFn.mock.calls.length === 1) void change(client);
      return Promise.resolve(`read ${queryFn.mock.calls.length}`);
    });
    expect(await client.query({ queryKey: ['a'], queryFn, staleTime: 0 })).toBe('read 2');
  });

  it('is fetched even while the browser reports that it is offline', async () => {
    onlineManager.setOnline(false);
    const { client } = announcing();
    const call = client.query({
      queryKey: ['a'],
      queryFn: () => Promise.reject(new StatusError(404, 'Gone.')),
    });
    await expect(call).rejects.toThrow('Gone.');
  });

  it('is retried even while the browser reports that it is offline', async () => {
    vi.useFakeTimers();
    onlineManager.setOnline(false);
    const { client } = announcing();
    const queryFn = vi.fn().mockRejectedValueOnce(new NetworkError(false)).mockResolvedValue('here');
    const call = client.query({ queryKey: ['a'], queryFn });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toBe('here');
  });

  it('that failed isn’t fetched again when the tab gets the focus', async () => {
    const { client } = announcing();
    client.mount();
    const fail = () => vi.fn(() => Promise.reject(new StatusError(404, 'Gone.')));
    const [queryFn, other] = [fail(), fail()];
    const stops = [
      new QueryObserver(client, { queryKey: ['a'], queryFn }),
      new QueryObserver(client, { queryKey: ['b'], queryFn: other, refetchOnWindowFocus: true }),
    ].map((observer) => observer.subscribe(() => undefined));
    await waitFor(() => expect(client.getQueryState(['b'])?.status).toBe('error'));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(other).toHaveBeenCalledTimes(2));
    expect(queryFn).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
    client.unmount();
  });

  it('stays cached however long it is unused', async () => {
    vi.useFakeTimers();
    const { client } = announcing();
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: () => Promise.resolve('here') });
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect(client.getQueryData(['a'])).toBe('here');
  });

  it('waits before it is retried', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client } = announcing();
    const queryFn = vi.fn(() => Promise.reject(new NetworkError(false)));
    client.query({ queryKey: ['a'], queryFn }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(499);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
  });
});

describe('a page that starts offline', () => {
  it('fetches failed queries again when the network is back', async () => {
    letSiteAnswer(() => HttpResponse.error());
    await askSite();
    const { client } = announcing();
    client.mount();
    const queryFn = vi.fn().mockRejectedValueOnce(new StatusError(404, 'Gone.')).mockResolvedValue('here');
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    networkAnswers();
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('here'));
    stop();
    client.unmount();
  });
});

describe('two mutations without a key', () => {
  it('are independent: the start of one keeps the failure message of the other', async () => {
    const announcer = createAnnouncer();
    const client = createQueryClient(announcer);
    const change = (mutationFn: () => Promise<unknown>) =>
      new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined);
    await change(() => Promise.reject(new StatusError(409, 'Taken.')));
    await change(() => Promise.resolve());
    expect(announcer.current()).toMatchObject({ message: 'Taken.', show: true });
  });
});
