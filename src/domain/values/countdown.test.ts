// The countdown's seconds and how they are shown.
import { expect, it } from 'vitest';
import { clockTime, secondsLeft } from './countdown';

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [3547, '59:07'],
  [3600, '1:00:00'],
  [7325, '2:02:05'],
])('a countdown of %i seconds is shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

it('a countdown is never below 0', () => {
  expect(secondsLeft(100, 98_500)).toBe(2);
  expect(secondsLeft(100, 200_000)).toBe(0);
});
