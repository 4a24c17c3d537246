// Calendar days and months in the user's timezone (docs/product/dates.md#days). Separate from `dates.ts`, which every overview
// loads.
import { dateFormat } from './formatters';
import { DAY_MS, startOfDay } from './dates';

/** The month of epoch seconds: 'December 2026'. */
export function formatMonth(epochSeconds: number): string {
  return dateFormat(undefined, { month: 'long', year: 'numeric' }).format(epochSeconds * 1000);
}

/** Returns how many calendar days `epochSeconds` is after the day of `nowMs` (epoch ms): 1 for tomorrow, at any hour. */
export function daysAway(epochSeconds: number, nowMs: number): number {
  // Rounded, because a day on which clocks change isn't 24 hours long.
  return Math.round((startOfDay(epochSeconds * 1000) - startOfDay(nowMs)) / DAY_MS);
}
