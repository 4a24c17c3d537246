// How long an instance has been in preparation, and whether that is unusual (docs/product/polling.md#elapsed-time;
// measured against what this browser has seen before).

import { t } from '../../messages/t';

/** The usual time assumed while this browser hasn't seen any; longer than twice this is unusual, ms. */
const FIRST_GUESS_MS = 10 * 60_000;
/** The number of past times to keep. */
const REMEMBERED = 10;
const MINUTE_MS = 60_000;

/** Returns the usual time: the median of those seen, ms; undefined if there is none. */
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

/** Returns the past times with a new one, without the oldest beyond the limit. */
export function withTime(pastMs: readonly number[], ms: number): number[] {
  return [...pastMs, ms].slice(-REMEMBERED);
}

/** Returns why polling an instance has stopped before it was ready: an error, or too long a time. */
export function stoppedLabel(error: Error | null): string {
  return error ? t('states.stoppedFailing', { why: error.message }) : t('states.stoppedLate');
}
