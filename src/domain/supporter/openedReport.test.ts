import { expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import { clockLabel, hasFailed, momentOf } from './openedReport';

it.each([
  [200, false],
  [204, false],
  [399, false],
  [400, true],
  [503, true],
  [0, true],
])('a call with the status %s counts as failed: %s', (status, expected) =>
  expect(hasFailed(status)).toBe(expected),
);

it.each([
  ['2026-07-01T12:00:00.500Z', 1782907200.5],
  ['yesterday', undefined],
  ['', undefined],
  [undefined, undefined],
])('the time %j is parsed as %s', (iso, seconds) => expect(momentOf(iso)).toBe(seconds));

it.each([
  [0, 'as the server’s'],
  [-1999, 'as the server’s'],
  [2000, '2 seconds ahead'],
  [7_200_400, '7,200 seconds ahead'],
  [-61_000, '61 seconds behind'],
])('a clock that is %s ms ahead is described as %s', (skewMs, words) => {
  const said = clockLabel(skewMs);
  expect(said && textOf(said)).toBe(words);
});

it('an unknown clock skew isn’t described', () => expect(clockLabel(undefined)).toBeUndefined());
