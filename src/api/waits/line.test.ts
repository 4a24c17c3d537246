import { describe, expect, it } from 'vitest';
import { createLine } from './line';

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
