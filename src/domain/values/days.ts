// Days and months of the calendar as the user's zone has them (docs/product/dates.md#days). Apart from `dates.ts`, which
// every overview loads.
import { dateFormat } from './formatters';
import { DAY_MS, startOfDay } from './dates';

/** The month of epoch seconds: 'December 2026'. */
export function formatMonth(epochSeconds: number): string {
  return dateFormat(undefined, { month: 'long', year: 'numeric' }).format(epochSeconds * 1000);
}

/** Returns how many days lie between today, at `nowMs` (epoch ms), and the day of epoch seconds: 1 for tomorrow, at any hour. */
export function daysAway(epochSeconds: number, nowMs: number): number {
  // A day on which clocks are changed has another length.
  return Math.round((startOfDay(epochSeconds * 1000) - startOfDay(nowMs)) / DAY_MS);
}
