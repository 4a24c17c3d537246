// Dates and time spans in words, in the user's locale and timezone (docs/product/wording.md#dates).
import { ABSENT } from '../text/shown';
import { dateFormat } from './formatters';
import { t } from '../../messages/t';

/** How a date is written if not in the user's own way. */
export interface DateStyle {
  /** BCP 47; the user's own where absent. */
  locale?: string;
  /** IANA; the user's own where absent. */
  timeZone?: string;
}

/** A day of 24 hours, ms. */
export const DAY_MS = 86_400_000;

/** Returns epoch seconds with day, time and timezone: '3 Dec 2026, 14:05 CET'; '–' if absent. Never throws. */
export function formatDate(epochSeconds: number | undefined, style: DateStyle = {}): string {
  return format(epochSeconds, style, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
}

/** Returns the day of epoch seconds: '3 Dec 2026'; '–' if absent. Never throws. */
export function formatDay(epochSeconds: number | undefined, style: DateStyle = {}): string {
  return format(epochSeconds, style, {});
}

/** Returns the time of epoch milliseconds: '14:05', or '14:05:09' with seconds in `more`. Never throws. */
export function formatTime(epochMs: number, more: Intl.DateTimeFormatOptions = {}): string {
  return formatted(epochMs, { hour: '2-digit', minute: '2-digit', ...more });
}

function format(
  epochSeconds: number | undefined,
  style: DateStyle,
  parts: Intl.DateTimeFormatOptions,
): string {
  if (epochSeconds === undefined) return ABSENT;
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  return formatted(epochSeconds * 1000, { ...day, ...parts, timeZone: style.timeZone }, style.locale);
}

/** A time that no date can hold may come from the server, and the browser's formatters throw at it. */
function formatted(epochMs: number, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const date = new Date(epochMs);
  return Number.isNaN(date.getTime()) ? t('common.unknown') : dateFormat(locale, options).format(date);
}

/** Returns when the day of `epochMs` began in the user's timezone, in epoch milliseconds. */
export function startOfDay(epochMs: number): number {
  return new Date(epochMs).setHours(0, 0, 0, 0);
}

/**
 * Returns how many calendar days `epochSeconds` is after the day of `nowMs` (epoch ms), in the user's timezone: 1 for tomorrow,
 * at any hour, negative for a past day, NaN for an unknown one (docs/product/dates.md#days).
 */
export function daysAway(epochSeconds = NaN, nowMs: number): number {
  // Rounded, because a day on which clocks change isn't 24 hours long.
  return Math.round((startOfDay(epochSeconds * 1000) - startOfDay(nowMs)) / DAY_MS);
}

/** Returns `daysAway`, but 0 for a past day and undefined for an unknown one. */
export function daysLeft(epochSeconds: number | undefined, nowMs: number): number | undefined {
  const days = daysAway(epochSeconds, nowMs);
  return Number.isNaN(days) ? undefined : Math.max(0, days);
}

/** Returns `daysAway` in words: 'today', 'in 1 day', 'in 12 days'; undefined for a past or unknown day. */
export function inDays(epochSeconds: number | undefined, nowMs: number): string | undefined {
  const days = daysAway(epochSeconds, nowMs);
  return days >= 0 ? t('common.inDays', { days }) : undefined;
}

/** The month of epoch seconds: 'December 2026'. Never throws. */
export function formatMonth(epochSeconds: number): string {
  return formatted(epochSeconds * 1000, { month: 'long', year: 'numeric' });
}

/** The month of epoch seconds in a few letters: 'Dec', or 'D' if narrow. */
export function monthLetters(epochSeconds: number, month: 'short' | 'narrow'): string {
  return formatted(epochSeconds * 1000, { month });
}

/** Returns epoch seconds in the format of support's message: 'Thu, 03 Dec 2026 23:59:59 GMT'. */
export function utcSentenceDate(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toUTCString();
}

/** Returns the end of a day (YYYY-MM-DD), 23:59:59 UTC, in epoch seconds; undefined for an invalid day. */
export function endOfDayUtc(day: string): number | undefined {
  const end = new Date(`${day}T23:59:59Z`);
  if (Number.isNaN(end.getTime())) return undefined;
  // Otherwise 30 February would become 2 March, and a month without a day its first day.
  return end.toISOString().slice(0, 10) === day ? end.getTime() / 1000 : undefined;
}

// Dates in files that other programs read (ISO 8601).

/** Returns epoch seconds as '2026-12-03T14:05:00Z'; '' if absent or invalid. */
export function isoDate(epochSeconds: number | undefined): string {
  const date = new Date((epochSeconds ?? NaN) * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d{3}/, '');
}

/**
 * Returns the day of epoch seconds in the user's timezone, as every column and page shows it: '2026-12-03'; '' if absent or
 * invalid.
 */
export function isoDay(epochSeconds = NaN): string {
  const ahead = -new Date(epochSeconds * 1000).getTimezoneOffset() * 60;
  return isoDate(epochSeconds + ahead).replace(/T.*/, '');
}
