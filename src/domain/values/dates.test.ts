import { describe, expect, it } from 'vitest';
import { countDays, endOfDayUtc, formatDate, formatDay, formatTime, inDays, utcSentenceDate } from './dates';

const moment = Date.UTC(2026, 11, 3, 13, 5) / 1000;

describe('a displayed date', () => {
  it.each([
    ['en-GB', 'Europe/Berlin', '3 Dec 2026, 14:05 CET'],
    ['en-GB', 'UTC', '3 Dec 2026, 13:05 UTC'],
    ['en-US', 'America/New_York', 'Dec 3, 2026, 08:05 AM EST'],
    ['de-DE', 'Europe/Berlin', '3. Dez. 2026, 14:05 MEZ'],
  ])('in the locale %s and the timezone %s is right', (locale, timeZone, text) => {
    expect(formatDate(moment, { locale, timeZone }).replaceAll('\u202f', ' ')).toBe(text);
  });

  it('has the user’s locale and timezone by default', () => {
    expect(formatDate(moment)).toContain('2026');
    expect(formatDay(moment)).toContain('2026');
  });

  it('can be shown without its time', () => {
    expect(formatDay(moment, { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe('3 Dec 2026');
  });

  it('that is missing is “–”', () => {
    expect([formatDate(undefined), formatDay(undefined)]).toEqual(['–', '–']);
  });

  it.each([NaN, Infinity, 1e18])('of %d is “unknown”', (epochSeconds) => {
    expect(formatDate(epochSeconds)).toBe('unknown');
    expect(formatDay(epochSeconds)).toBe('unknown');
  });
});

describe('a displayed time', () => {
  it.each<[Intl.DateTimeFormatOptions, string]>([
    [{}, '01:05 PM'],
    [{ second: '2-digit' }, '01:05:09 PM'],
    [{ hour12: false }, '13:05'],
  ])('with the options %o is right', (more, text) => {
    const epochMs = Date.UTC(2026, 11, 3, 13, 5, 9);
    expect(formatTime(epochMs, { timeZone: 'UTC', ...more }).replaceAll('\u202f', ' ')).toBe(text);
  });
});

describe('a displayed number of days', () => {
  it.each([
    [0, 'today', '0 days'],
    [1, 'in 1 day', '1 day'],
    [12, 'in 12 days', '12 days'],
  ])('for %i is right', (days, distance, count) => {
    expect(inDays(days)).toBe(distance);
    expect(countDays(days)).toBe(count);
  });
});

describe('the end of the selected day', () => {
  it.each([
    ['2026-12-03', Date.UTC(2026, 11, 3, 23, 59, 59) / 1000],
    ['2028-02-29', Date.UTC(2028, 1, 29, 23, 59, 59) / 1000],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['03.12.2026', undefined],
    ['2026-12', undefined],
    ['2026', undefined],
    ['+002026-12-03', undefined],
    ['2026-12-03 ', undefined],
    ['', undefined],
  ])('%s is right', (day, epochSeconds) => {
    expect(endOfDayUtc(day)).toBe(epochSeconds);
  });

  it('is shown in UTC', () => {
    expect(utcSentenceDate(endOfDayUtc('2026-12-03') ?? 0)).toBe('Thu, 03 Dec 2026 23:59:59 GMT');
  });
});
