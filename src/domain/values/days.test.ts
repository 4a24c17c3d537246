import { afterEach, describe, expect, it } from 'vitest';
import { startOfDay } from './dates';
import { daysAway, formatMonth } from './days';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a calendar day', () => {
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

  it.each([
    ['a minute ago', 'UTC', '2026-11-22T11:59:00Z', 0],
    ['this morning', 'UTC', '2026-11-22T00:00:00Z', 0],
    ['late tonight', 'UTC', '2026-11-22T23:59:59Z', 0],
    ['early tomorrow', 'UTC', '2026-11-23T00:00:00Z', 1],
    ['late tomorrow', 'UTC', '2026-11-23T23:59:59Z', 1],
    ['in a year', 'UTC', '2027-11-22T12:00:00Z', 365],
    ['tomorrow there, still today in UTC', 'Europe/Berlin', '2026-11-22T23:30:00Z', 1],
    ['after the clocks were put forward', 'Europe/Berlin', '2027-03-29T12:00:00Z', 127],
    ['yesterday', 'UTC', '2026-11-21T23:59:00Z', -1],
  ])('is the right number of days away: %s', (_what, timeZone, at, days) => {
    process.env.TZ = timeZone;
    expect(daysAway(Date.parse(at) / 1000, Date.parse('2026-11-22T12:00:00Z'))).toBe(days);
  });
});

it('shows its month with the year', () => {
  expect(formatMonth(Date.parse('2026-12-03T12:00:00Z') / 1000)).toBe('December 2026');
});
