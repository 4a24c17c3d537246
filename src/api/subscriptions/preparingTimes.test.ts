// Since when an instance has been in preparation, and how long past ones took (docs/product/polling.md#elapsed-time): across
// reloads too, and start times only for the user they belong to.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endPreparing, setPreparingOwner, pastTimes, preparingSince } from './preparingTimes';

const BEGAN = 'portal-preparing';
const TOOK = 'portal-prepared';
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const sub = (id: string, region?: string) => ({ id, ...(region !== undefined && { region }) });

/** Makes the module forget the start times that it holds in memory, as a reload would. */
beforeEach(() => {
  setPreparingOwner(undefined);
  setPreparingOwner('olivia');
});

describe('the start of a preparation', () => {
  it('is the time when it was first seen', () => {
    expect([preparingSince('a', 1000), preparingSince('a', 6000), preparingSince('b', 7000)]).toEqual([
      1000, 1000, 7000,
    ]);
    expect(stored(BEGAN)).toEqual({ user: 'olivia', since: { a: 1000, b: 7000 } });
  });

  it('is now if the clock has been set back', () => {
    preparingSince('a', 5000);
    expect(preparingSince('a', 5000)).toBe(5000);
    expect(preparingSince('a', 4999)).toBe(4999);
    expect(stored(BEGAN)).toEqual({ user: 'olivia', since: { a: 4999 } });
  });

  it('is known after a reload, and in another tab', () => {
    preparingSince('a', 1000);
    setPreparingOwner('olivia');
    expect(preparingSince('a', 6000)).toBe(1000);
    localStorage.setItem(BEGAN, JSON.stringify({ user: 'olivia', since: { a: 400 } }));
    expect(preparingSince('a', 6000)).toBe(400);
  });

  it.each([
    ['another user', JSON.stringify({ user: 'tim', since: { a: 400 } })],
    ['an unknown user', '{"since":{"a":400}}'],
  ])('is deleted and ignored if it was stored by %s', (_whose, text) => {
    localStorage.setItem(BEGAN, text);
    setPreparingOwner('olivia');
    expect(stored(BEGAN)).toBeNull();
    expect(preparingSince('a', 6000)).toBe(6000);
  });

  it('is deleted with the user, and not stored without one', () => {
    preparingSince('a', 1000);
    setPreparingOwner(undefined);
    expect(stored(BEGAN)).toBeNull();
    expect(preparingSince('a', 6000)).toBe(6000);
    expect(stored(BEGAN)).toBeNull();
    // The page remembers it in memory.
    expect(preparingSince('a', 9000)).toBe(6000);
  });

  it('is held in memory if storage fails', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full.');
    });
    expect([preparingSince('a', 1000), preparingSince('a', 6000)]).toEqual([1000, 1000]);
    endPreparing(sub('a', 'eu-1'), 8000, true);
    expect(pastTimes('eu-1').at(-1)).toBe(7000);
    expect(preparingSince('a', 9000)).toBe(9000);
  });
});

describe('the end of a preparation', () => {
  it('stores its duration by region, and leaves other preparations running', () => {
    preparingSince('a', 1000);
    preparingSince('b', 2000);
    localStorage.setItem(TOOK, JSON.stringify({ 'eu-1': [300], 'us-1': [500] }));
    endPreparing(sub('a', 'eu-1'), 8000, true);
    expect(stored(TOOK)).toEqual({ 'eu-1': [300, 7000], 'us-1': [500] });
    expect(stored(BEGAN)).toEqual({ user: 'olivia', since: { b: 2000 } });
    expect([pastTimes('eu-1'), pastTimes('us-1'), pastTimes('ap-1')]).toEqual([[300, 7000], [500], []]);
  });

  it('stores its duration without a region if that is unknown', () => {
    localStorage.setItem(TOOK, '{}');
    preparingSince('a', 1000);
    endPreparing(sub('a'), 8000, true);
    expect(stored(TOOK)).toEqual({ '': [7000] });
    expect(pastTimes(undefined)).toEqual([7000]);
  });

  it('stores no duration if the preparation failed', () => {
    localStorage.setItem(TOOK, '{}');
    preparingSince('a', 1000);
    endPreparing(sub('a', 'eu-1'), 8000, false);
    expect(stored(TOOK)).toEqual({});
    expect(stored(BEGAN)).toEqual({ user: 'olivia', since: {} });
  });

  it('stores nothing if the start is unknown', () => {
    endPreparing(sub('a', 'eu-1'), 8000, true);
    expect([stored(TOOK), stored(BEGAN)]).toEqual([null, null]);
  });
});
