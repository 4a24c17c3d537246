import { expect, it } from 'vitest';
import { isoDate, isoDay } from './dates';

it.each([
  [Date.UTC(2026, 11, 3, 14, 5) / 1000, '2026-12-03T14:05:00Z', '2026-12-03'],
  [Date.UTC(2026, 0, 31, 23, 59, 59, 987) / 1000, '2026-01-31T23:59:59Z', '2026-01-31'],
  [0, '1970-01-01T00:00:00Z', '1970-01-01'],
  [1e18, '', ''],
  [NaN, '', ''],
  [undefined, '', ''],
])('the epoch time %s has the ISO time %j and the ISO day %j', (epochSeconds, moment, day) => {
  expect(isoDate(epochSeconds)).toBe(moment);
  expect(isoDay(epochSeconds)).toBe(day);
});
