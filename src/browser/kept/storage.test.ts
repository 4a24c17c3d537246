import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, store, storedKeys } from './storage';

afterEach(() => vi.restoreAllMocks());

describe.each(['tab', 'browser'] as const)('what is stored for the %s', (place) => {
  it('is read again, and gone once it is deleted', () => {
    expect(store(place, 'portal-x', '{"a":1}')).toBe(true);
    expect(readStored(place, 'portal-x')).toBe('{"a":1}');
    expect(readStoredJson(place, 'portal-x')).toEqual({ a: 1 });
    expect(storedKeys(place)).toContain('portal-x');
    store(place, 'portal-x', undefined);
    expect(readStored(place, 'portal-x')).toBeUndefined();
    expect(readStoredJson(place, 'portal-x')).toBeUndefined();
  });

  it('is no JSON value where it is damaged', () => {
    store(place, 'portal-x', '{"a":');
    expect(readStoredJson(place, 'portal-x')).toBeUndefined();
  });
});

it.each(['tab', 'browser'] as const)(
  'nothing is kept and nothing fails where the %s’s is blocked',
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
