import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import { network } from '../browser/network';
import { createLine, pause, untilOnline } from './waits';

/** Work that the test ends, and the names of what has begun. */
function works(...names: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, { well: () => void; badly: () => void }>();
  const all = names.map((name) => ({
    name,
    work: () =>
      new Promise<string>((resolve, reject) => {
        begun.push(name);
        ends.set(name, { well: () => resolve(name), badly: () => reject(new Error(name)) });
      }),
  }));
  const turns = () => new Promise((resolve) => setTimeout(resolve));
  return {
    all,
    begun: () => begun.join(''),
    end: (name: string) => (ends.get(name)?.well(), turns()),
    fail: (name: string) => (ends.get(name)?.badly(), turns()),
  };
}

describe('a queue with a limit', () => {
  // Nothing of it waits for time.
  beforeEach(() => void vi.useRealTimers());

  it('runs that many calls at a time, in the order they were added', async () => {
    const line = createLine(2);
    const { all, begun, end } = works('a', 'b', 'c', 'd', 'e');
    const results = Promise.all(all.map(({ work }) => line(work)));
    expect(begun()).toBe('ab');
    await end('b');
    expect(begun()).toBe('abc');
    await end('a');
    await end('c');
    expect(begun()).toBe('abcde');
    await end('d');
    await end('e');
    await expect(results).resolves.toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('continues after a failure, which rejects its own call only', async () => {
    const line = createLine(1);
    const { all, begun, end, fail } = works('a', 'b');
    const results = Promise.allSettled(all.map(({ work }) => line(work)));
    await fail('a');
    expect(begun()).toBe('ab');
    await end('b');
    expect(await results).toMatchObject([{ reason: new Error('a') }, { value: 'b' }]);
  });

  it('drops waiting calls that are aborted, and leaves running ones alone', async () => {
    const line = createLine(1);
    const { all, begun, end } = works('a', 'b', 'c');
    const controller = new AbortController();
    const signals = [controller.signal, controller.signal, undefined];
    const results = Promise.allSettled(all.map(({ work }, n) => line(work, signals[n])));
    controller.abort(new Error('Enough.'));
    await end('a');
    expect(begun()).toBe('ac');
    await end('c');
    expect(await results).toMatchObject([{ value: 'a' }, { reason: new Error('Enough.') }, { value: 'c' }]);
    await expect(line(() => Promise.resolve(), controller.signal)).rejects.toThrow('Enough.');
  });

  it('accepts as many calls as before once all have ended', async () => {
    const line = createLine(1);
    await line(() => Promise.resolve());
    await line(() => Promise.reject(new Error('No.'))).catch(() => undefined);
    const { all, begun, end } = works('a', 'b');
    const results = Promise.all(all.map(({ work }) => line(work)));
    expect(begun()).toBe('a');
    await end('a');
    await end('b');
    await expect(results).resolves.toEqual(['a', 'b']);
  });
});

// Waits that can be aborted, with a fake clock.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the outcome of a wait so far. */
function watched(wait: Promise<void>) {
  const seen = { went: 'waiting' };
  wait.then(
    () => (seen.went = 'over'),
    (why: unknown) => (seen.went = String(why)),
  );
  return seen;
}

describe('a pause', () => {
  it('lasts as long as requested', async () => {
    const seen = watched(pause(5000));
    await vi.advanceTimersByTimeAsync(4999);
    expect(seen.went).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.went).toBe('over');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once if the time is 0', async () => {
    const seen = watched(pause(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('over');
  });

  it('counts the time while the tab was asleep', async () => {
    const seen = watched(pause(60_000));
    vi.setSystemTime(Date.now() + 59_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('waiting');
    expect(vi.getTimerCount()).toBe(1);
    vi.setSystemTime(Date.now() + 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('over');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once with the abort’s reason', async () => {
    const controller = new AbortController();
    const seen = watched(pause(5000, controller.signal));
    controller.abort(new Error('Stopped.'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('Error: Stopped.');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('doesn’t start if it was aborted before', async () => {
    const seen = watched(pause(5000, AbortSignal.abort(new Error('Before.'))));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('Error: Before.');
  });

  it('leaves no listeners behind', async () => {
    const { signal } = new AbortController();
    const heard = [vi.spyOn(document, 'removeEventListener'), vi.spyOn(signal, 'removeEventListener')];
    watched(pause(1000, signal));
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard.map(({ mock }) => mock.calls.map(([name]) => name))).toEqual([
      ['visibilitychange'],
      ['abort'],
    ]);
  });
});

describe('waiting for the network', () => {
  /** Lets the portal's own site answer, or not, and tells the browser's event. */
  const goes = (isOnline: boolean) => {
    vi.spyOn(window, 'fetch').mockImplementation(() =>
      isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
    );
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };

  it('ends at once while the network is there, whatever the browser says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const seen = watched(untilOnline(new AbortController().signal));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('over');
  });

  it('ends when the network is back', async () => {
    goes(false);
    const { signal } = new AbortController();
    const heard = [vi.spyOn(network, 'removeEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const seen = watched(untilOnline(signal));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.went).toBe('waiting');
    goes(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.went).toBe('over');
    expect(heard.map(({ mock }) => mock.calls.map(([name]) => name))).toEqual([['online'], ['abort']]);
  });

  it('ends with the abort’s reason, before or during the wait', async () => {
    goes(false);
    const controller = new AbortController();
    const seen = watched(untilOnline(controller.signal));
    controller.abort(new Error('Left.'));
    const late = watched(untilOnline(controller.signal));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.went, late.went]).toEqual(['Error: Left.', 'Error: Left.']);
  });
});
