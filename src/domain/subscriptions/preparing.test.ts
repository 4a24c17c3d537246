import { describe, expect, it } from 'vitest';
import { isUnusual, stoppedLabel, usualTime, wholeMinutes, withTime } from './preparing';

const MINUTE = 60_000;

describe('the usual preparation time', () => {
  it.each([
    [[], undefined],
    [[3 * MINUTE], 3 * MINUTE],
    [[9 * MINUTE, 2 * MINUTE, 4 * MINUTE], 4 * MINUTE],
    [[NaN, -5, 6 * MINUTE], 6 * MINUTE],
    [[-5, -5, 6 * MINUTE], 6 * MINUTE],
    [[0, 0, 6 * MINUTE], 6 * MINUTE],
    [[Infinity, Infinity, 6 * MINUTE], 6 * MINUTE],
  ])('after the times %j is right', (past, expected) => {
    expect(usualTime(past)).toBe(expected);
  });

  it.each([
    ['no past times, now 19 minutes', 19 * MINUTE, [], false],
    ['no past times, now 21 minutes', 21 * MINUTE, [], true],
    ['usually 3 minutes, now 6', 6 * MINUTE, [3 * MINUTE], false],
    ['usually 3 minutes, now 7', 7 * MINUTE, [3 * MINUTE], true],
    ['usually 3 minutes but once 15, now 14', 14 * MINUTE, [3 * MINUTE, 3 * MINUTE, 15 * MINUTE], false],
  ])('is exceeded or not: %s', (_name, elapsed, past, expected) => {
    expect(isUnusual(elapsed, past)).toBe(expected);
  });
});

it.each([
  [-1, 0],
  [59_999, 0],
  [MINUTE, 1],
  [12.9 * MINUTE, 12],
])('%d ms are %i whole minutes', (ms, minutes) => {
  expect(wholeMinutes(ms)).toBe(minutes);
});

it('the last ten preparation times are stored', () => {
  const past = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(withTime(past, 11)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it.each([
  [
    new Error('The server didn’t answer.'),
    'We couldn’t check whether your PRTG is ready. The server didn’t answer.',
  ],
  [null, 'Your PRTG isn’t ready after an hour. We’ve stopped checking.'],
])('polling that stopped with %s is explained by the text “%s”', (error, words) => {
  expect(stoppedLabel(error)).toBe(words);
});
