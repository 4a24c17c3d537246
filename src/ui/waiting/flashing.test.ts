// An indicator stays visible long enough to be seen.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeld } from './flashing';

beforeEach(() => void vi.useFakeTimers());

/** Advances the timers in steps of 50 ms, after each of which React renders. */
function pass(ms: number): void {
  for (let left = ms; left >= 0; left -= 50) {
    act(() => void vi.advanceTimersByTime(0));
    act(() => void vi.advanceTimersByTime(Math.min(left, 50)));
  }
}

/** Returns for how long something that is under way for `ms` is shown, in ms. */
function shownFor(ms: number, delayMs = 0): number {
  const { result, rerender } = renderHook(({ is }) => useHeld(is, delayMs), { initialProps: { is: true } });
  pass(ms);
  rerender({ is: false });
  let held = 0;
  for (; result.current && held < 1000; held += 50) pass(50);
  return ms + held;
}

describe('a pending state', () => {
  it.each([
    [0, 400],
    [50, 400],
    [400, 400],
    [3000, 3000],
  ])('that lasts %i ms is shown for %i ms', (ms, shown) => expect(shownFor(ms)).toBe(shown));

  it.each([
    // Over before it became visible.
    [200, 200],
    [250, 650],
    [300, 650],
    [700, 700],
  ])('that appears after 250 ms and lasts %i ms is shown for %i ms', (ms, shown) =>
    expect(shownFor(ms, 250)).toBe(shown),
  );
});
