import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, store, storedKeys } from './storage';

afterEach(() => vi.restoreAllMocks());

describe.each(['tab', 'browser'] as const)('storage of the %s', (place) => {
  it('returns a stored value until it is deleted', () => {
    expect(store(place, 'portal-x', '{"a":1}')).toBe(true);
    expect(readStored(place, 'portal-x')).toBe('{"a":1}');
    expect(readStoredJson(place, 'portal-x')).toEqual({ a: 1 });
    expect(storedKeys(place)).toContain('portal-x');
    store(place, 'portal-x', undefined);
    expect(readStored(place, 'portal-x')).toBeUndefined();
    expect(readStoredJson(place, 'portal-x')).toBeUndefined();
  });

  it('returns no value for damaged JSON', () => {
    store(place, 'portal-x', '{"a":');
    expect(readStoredJson(place, 'portal-x')).toBeUndefined();
  });
});

it.each(['tab', 'browser'] as const)(
  'storage of the %s, when blocked, stores nothing and throws no error',
  (place) => {
    vi.spyOn(window, place === 'tab' ? 'sessionStorage' : 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    expect(store(place, 'portal-x', 'text')).toBe(false);
    expect(readStored(place, 'portal-x')).toBeUndefined();
    expect(readStoredJson(place, 'portal-x')).toBeUndefined();
    expect(storedKeys(place)).toEqual([]);
  },
);
