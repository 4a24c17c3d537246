// The fake clock as a test of a screen needs it: time goes by until something is so, and every answer comes in between.
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Answers come by the real clock. */
const realTimeout = setTimeout;

/** Lets time go by until it is so. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let seconds = 0; !isSo(); seconds += 1) {
    if (seconds === 60)
      throw new Error(`Not within a minute: ${what}. The page says: ${document.body.textContent}`);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    for (let turn = 0; turn < 5; turn += 1)
      await act(() => new Promise((resolve) => realTimeout(resolve, 4)));
  }
}
/** The same, until these words are there. */
export const untilSaid = (sentence: string | RegExp) =>
  until(() => screen.queryByText(sentence) !== null, String(sentence));
/** The same, until they aren’t. */
export const untilGone = (sentence: string) =>
  until(() => screen.queryByText(sentence) === null, `no “${sentence}”`);
