// @vitest-environment node
// The calendar file, as an independent parser (ical.js) reads it and line by line.
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarEvent, type CalendarEvent } from '../../domain/subscriptions/calendarEvent';
import { DATE_KINDS } from '../../domain/subscriptions/comingDates';
import { calendarFile } from './calendarFile';

const NOW = Date.parse('2026-11-22T12:34:56Z');
const host = 'portal.example';

function eventOf(name: string, id = 'sub-1', at = Date.parse('2026-12-03T12:00:00Z') / 1000): CalendarEvent {
  const date = { kind: 'payment' as const, at, subscription: { id, name, fqdn: 'acme.my-prtg.example' } };
  return calendarEvent(date, { host, url: `https://${host}/manage/sub-1`, plan: 'PRTG 1000; yearly' });
}

const textOf = async (events: readonly CalendarEvent[], nowMs = NOW) =>
  (await calendarFile(events, nowMs)).text();

/** Returns the calendar and its events as ical.js reads them in strict mode. Throws if it finds the file malformed. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  return {
    calendar,
    events: calendar
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one, { strictExceptions: true })),
  };
}

describe('the calendar file', () => {
  it('has exactly the expected lines', async () => {
    expect((await textOf([eventOf('Acme, HQ')])).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//PRTG//Hosted Monitor//EN',
      'BEGIN:VEVENT',
      'UID:sub-1-payment@portal.example',
      'SEQUENCE:29922514',
      'DTSTAMP:20261122T123456Z',
      'DTSTART;VALUE=DATE:20261203',
      'DTEND;VALUE=DATE:20261204',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:Next payment: Acme\\, HQ',
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:The next payment for this subscription is due.\\nInstance: Acme\\',
      ' , HQ\\nDomain: acme.my-prtg.example\\nPricing plan: PRTG 1000\\; yearly\\nhttp',
      ' s://portal.example/manage/sub-1',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P7D',
      'DESCRIPTION:Next payment: Acme\\, HQ',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      'DESCRIPTION:Next payment: Acme\\, HQ',
      'END:VALARM',
      'URL;VALUE=URI:https://portal.example/manage/sub-1',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'LAST-MODIFIED:20261122T123456Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has the media type text/calendar', async () => {
    expect((await calendarFile([], NOW)).type).toBe('text/calendar;charset=utf-8');
  });

  it('can be parsed into all-day events with alarms and links', async () => {
    const [event] = read(await textOf([eventOf('Acme, HQ')])).events;
    expect(event?.summary).toBe('Next payment: Acme, HQ');
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-12-03');
    expect(event?.endDate.toString()).toBe('2026-12-04');
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://portal.example/manage/sub-1');
    const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P7D', '-P1D']);
  });

  it('contains thousands of events in their order', async () => {
    const events = Array.from({ length: 2_345 }, (_, n) => eventOf(`tower ${n}`, `sub-${n}`));
    const { events: found } = read(await textOf(events));
    expect(found.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('updates events of an earlier file, but not of a later one', async () => {
    const one = eventOf('acme');
    const moved = eventOf('acme', 'sub-1', Date.parse('2026-12-01T12:00:00Z') / 1000);
    const [[first], [again], [later]] = [
      read(await textOf([one])).events,
      read(await textOf([one])).events,
      read(await textOf([moved], NOW + 60_000)).events,
    ];
    expect(again?.toString()).toBe(first?.toString());
    expect(later?.uid).toBe(first?.uid);
    expect(later?.startDate.toString()).toBe('2026-12-01');
    expect(later?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
    for (const name of ['dtstamp', 'last-modified']) {
      const [before, after] = [first, later].map((event) => event?.component.getFirstPropertyValue(name));
      expect(String(after) > String(before), name).toBe(true);
    }
    // Calendars store a sequence in 32 bits.
    expect(Math.floor(Date.parse('3000-01-01') / 60_000)).toBeLessThan(2 ** 31);
  });

  it('preserves any name and any id', async () => {
    const piece = fc.constantFrom(
      ',',
      ';',
      '\\',
      '\n',
      '\r',
      '\r\n',
      ':',
      '"',
      '\\n',
      'BEGIN:VEVENT',
      ' ',
      'ä',
      '日本',
      '👩‍👧',
      '\u0000',
      '\u2028',
      'é',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        text.filter((id) => id.trim() !== ''),
        fc.constantFrom(...DATE_KINDS),
        async (name, id, kind) => {
          const date = { kind, at: 1_800_000_000, subscription: { id, name, fqdn: name } };
          const expected = calendarEvent(date, { host, url: 'https://portal.example/', plan: name });
          const file = await textOf([expected]);
          for (const line of file.split('\r\n')) {
            expect(line).not.toMatch(/(?!\t)\p{Cc}/u);
            expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          }
          const { events } = read(file);
          expect(events).toHaveLength(1);
          expect(events[0]).toMatchObject({
            uid: expected.uid,
            summary: expected.summary,
            description: expected.description,
          });
        },
      ),
    );
  });
});
