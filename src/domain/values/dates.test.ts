import { afterEach, describe, expect, it } from 'vitest';
import {
  daysAway,
  daysLeft,
  endOfDayUtc,
  formatDate,
  formatDay,
  formatMonth,
  formatTime,
  inDays,
  startOfDay,
  utcSentenceDate,
  isoDate,
  isoDay,
} from './dates';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

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

describe('a day of the calendar', () => {
  it.each([
    ['UTC', '2026-11-22T00:00:00Z'],
    ['Europe/Berlin', '2026-11-21T23:00:00Z'],
    ['Pacific/Auckland', '2026-11-22T11:00:00Z'],
    ['America/Los_Angeles', '2026-11-22T08:00:00Z'],
  ])('begins at the user’s local midnight: %s', (timeZone, begin) => {
    process.env.TZ = timeZone;
    const noon = Date.parse('2026-11-22T12:00:00Z');
    expect(new Date(startOfDay(noon)).toISOString()).toBe(begin.replace('Z', '.000Z'));
  });

  it.each<[string, string, string, string, number]>([
    ['a minute ago', 'UTC', '2026-11-22T12:00:00Z', '2026-11-22T11:59:00Z', 0],
    ['this morning', 'UTC', '2026-11-22T12:00:00Z', '2026-11-22T00:00:00Z', 0],
    ['late tonight', 'UTC', '2026-11-22T12:00:00Z', '2026-11-22T23:59:59Z', 0],
    ['early tomorrow', 'UTC', '2026-11-22T12:00:00Z', '2026-11-23T00:00:00Z', 1],
    ['late tomorrow', 'UTC', '2026-11-22T12:00:00Z', '2026-11-23T23:59:59Z', 1],
    ['two minutes later, on the next day', 'UTC', '2026-11-22T23:59:00Z', '2026-11-23T00:01:00Z', 1],
    ['48 hours later but a moment', 'UTC', '2026-11-22T00:00:00Z', '2026-11-23T23:59:59Z', 1],
    ['in a year', 'UTC', '2026-11-22T12:00:00Z', '2027-11-22T12:00:00Z', 365],
    [
      'tomorrow there, still today in UTC',
      'Europe/Berlin',
      '2026-11-22T12:00:00Z',
      '2026-11-22T23:30:00Z',
      1,
    ],
    ['after 23 hours, from midnight', 'Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', 1],
    ['at the end of a day of 25 hours', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', 0],
    ['after a day of 25 hours', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 1],
    // There the clocks are put forward at midnight: the day begins at one.
    ['on a day without a midnight', 'America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00Z', 1],
    ['after a day without a midnight', 'America/Santiago', '2026-09-06T12:00:00Z', '2026-09-07T03:00:00Z', 1],
    ['yesterday', 'UTC', '2026-11-22T12:00:00Z', '2026-11-21T23:59:00Z', -1],
  ])('is the right number of days away: %s', (_what, timeZone, now, at, days) => {
    process.env.TZ = timeZone;
    const [seconds, nowMs] = [Date.parse(at) / 1000, Date.parse(now)];
    expect(daysAway(seconds, nowMs)).toBe(days);
    expect(daysLeft(seconds, nowMs)).toBe(Math.max(0, days));
  });

  it.each([undefined, NaN, Infinity, 1e20])('has an unknown distance if it is %s', (at) => {
    expect(daysLeft(at, moment * 1000)).toBeUndefined();
    expect(inDays(at, moment * 1000)).toBeUndefined();
  });

  it.each([
    [-1, undefined],
    [0, 'today'],
    [1, 'in 1 day'],
    [12, 'in 12 days'],
  ])('in %i days is shown as “%s”', (days, words) => {
    expect(inDays(moment + days * 86_400, moment * 1000)).toBe(words);
  });

  it('has a month that is shown with its year', () => {
    expect(formatMonth(moment)).toBe('December 2026');
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

it.each([
  [Date.UTC(2026, 11, 3, 14, 5) / 1000, '2026-12-03T14:05:00Z', '2026-12-03'],
  [Date.UTC(2026, 0, 31, 23, 59, 59, 987) / 1000, '2026-01-31T23:59:59Z', '2026-01-31'],
  [0, '1970-01-01T00:00:00Z', '1970-01-01'],
  [1e18, '', ''],
  [NaN, '', ''],
  [undefined, '', ''],
])('the epoch time %s has the ISO time %j and the ISO day %j', (epochSeconds, moment, day) => {
  expect(isoDate(epochSeconds)).toBe(moment);
  expect(isoDay(epochSeconds)).toBe(day);
});

it('the ISO day is the user’s', () => {
  process.env.TZ = 'Europe/Berlin';
  expect(isoDay(Date.UTC(2026, 11, 31, 23) / 1000)).toBe('2027-01-01');
  process.env.TZ = 'America/Lima';
  expect(isoDay(Date.UTC(2027, 0, 1, 4) / 1000)).toBe('2026-12-31');
});
