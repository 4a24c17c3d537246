import { describe, expect, it } from 'vitest';
import { isUnusual, stoppedWords, usualTime, wholeMinutes, withTime } from './preparing';

const MINUTE = 60_000;

describe('how long a preparation usually takes', () => {
  it.each([
    [[], undefined],
    [[3 * MINUTE], 3 * MINUTE],
    [[9 * MINUTE, 2 * MINUTE, 4 * MINUTE], 4 * MINUTE],
    [[NaN, -5, 6 * MINUTE], 6 * MINUTE],
    [[-5, -5, 6 * MINUTE], 6 * MINUTE],
    [[0, 0, 6 * MINUTE], 6 * MINUTE],
    [[Infinity, Infinity, 6 * MINUTE], 6 * MINUTE],
  ])('of %j', (past, expected) => {
    expect(usualTime(past)).toBe(expected);
  });

  it.each([
    ['nothing seen, 19 minutes', 19 * MINUTE, [], false],
    ['nothing seen, 21 minutes', 21 * MINUTE, [], true],
    ['usually 3, now 6', 6 * MINUTE, [3 * MINUTE], false],
    ['usually 3, now 7', 7 * MINUTE, [3 * MINUTE], true],
    ['usually 3, but 15 was seen, now 14', 14 * MINUTE, [3 * MINUTE, 3 * MINUTE, 15 * MINUTE], false],
  ])('unusual: %s', (_name, elapsed, past, expected) => {
    expect(isUnusual(elapsed, past)).toBe(expected);
  });
});

it.each([
  [-1, 0],
  [59_999, 0],
  [MINUTE, 1],
  [12.9 * MINUTE, 12],
])('%d ms are %i minutes', (ms, minutes) => {
  expect(wholeMinutes(ms)).toBe(minutes);
});

it('remembers the last ten', () => {
  const past = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(withTime(past, 11)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it.each([
  [
    new Error('The server didn’t answer.'),
    'We couldn’t check whether your PRTG is ready. The server didn’t answer.',
  ],
  [null, 'Your PRTG isn’t ready after an hour. We’ve stopped checking.'],
])('after %s it says “%s”', (error, words) => {
  expect(stoppedWords(error)).toBe(words);
});
