// How long an instance has been in preparation, and whether that is unusual (docs/product/polling.md#elapsed-time;
// measured against what this browser has seen before).

import { t } from '../../messages/t';

/** From twice this on, a preparation takes long, as long as this browser hasn't seen what is usual, ms. */
const FIRST_GUESS_MS = 10 * 60_000;
/** So many past times count. */
const REMEMBERED = 10;
const MINUTE_MS = 60_000;

/** The usual time: the middle one of those seen, ms; undefined where none was. */
export function usualTime(pastMs: readonly number[]): number | undefined {
  const sorted = pastMs.filter((ms) => Number.isFinite(ms) && ms > 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Whether a preparation takes unusually long: over twice the usual time, and over the longest seen. */
export function isUnusual(elapsedMs: number, pastMs: readonly number[]): boolean {
  return elapsedMs > Math.max(2 * (usualTime(pastMs) ?? FIRST_GUESS_MS), ...pastMs);
}

/** A span in whole minutes, rounded down, never below 0. */
export function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / MINUTE_MS));
}

/** The past times with one more, the oldest forgotten. */
export function withTime(pastMs: readonly number[], ms: number): number[] {
  return [...pastMs, ms].slice(-REMEMBERED);
}

/** Why nobody asks any more whether an instance is ready: an error, or too long a time. */
export function stoppedWords(error: Error | null): string {
  return error ? t('states.stoppedFailing', { why: error.message }) : t('states.stoppedLate');
}
