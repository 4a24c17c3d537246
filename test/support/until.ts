// Advances the fake clock for screen tests until a condition holds, and lets answers arrive in between.
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Answers arrive by the real clock. */
const realTimeout = setTimeout;

/** Advances the clock second by second until `isSo()` is true. Throws after a minute. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let seconds = 0; !isSo(); seconds += 1) {
    if (seconds === 60)
      throw new Error(`Not within a minute: ${what}. The page says: ${document.body.textContent}`);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    for (let turn = 0; turn < 5; turn += 1)
      await act(() => new Promise((resolve) => realTimeout(resolve, 4)));
  }
}
/** Advances the clock until this text is in the page. */
export const untilSaid = (sentence: string | RegExp) =>
  until(() => screen.queryByText(sentence) !== null, String(sentence));
/** Advances the clock until this text is no longer in the page. */
export const untilGone = (sentence: string) =>
  until(() => screen.queryByText(sentence) === null, `no “${sentence}”`);
