// Events as an iCalendar file (RFC 5545, docs/product/dates.md#calendar-file), loaded when somebody wants one. The library
// writes the events; folding, and what it takes as it comes, are ours (docs/decisions.md).
import ical, { escape, ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from '../../domain/subscriptions/calendarEvent';
import { folded } from '../../domain/text/calendarText';

/** Days before its date on which a calendar reminds its user. */
const ALARM_DAYS = [7, 1];
const DAY_SECONDS = 86_400;

/** So many events are written before the page gets its turn: a slow phone takes half a tenth of a second for them. */
const AT_ONCE = 100;

const END = 'END:VCALENDAR';

/** Returns the file as of `nowMs` (epoch milliseconds). */
export async function calendarFile(events: readonly CalendarEvent[], nowMs: number): Promise<Blob> {
  const [head = ''] = emptyCalendar().toString().split(END);
  const parts = [folded(head)];
  for (let from = 0; from < events.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    parts.push(folded(written(events.slice(from, from + AT_ONCE), nowMs)));
  }
  parts.push(`${END}\r\n`);
  return new Blob(parts, { type: 'text/calendar;charset=utf-8' });
}

/** Without a method: it is a snapshot to be imported, and no invitation, which would need somebody who invites. */
const emptyCalendar = () => ical({ prodId: { company: 'PRTG', product: 'Hosted Monitor', language: 'EN' } });

function written(events: readonly CalendarEvent[], nowMs: number): string {
  const calendar = emptyCalendar();
  const stamp = new Date(nowMs);
  for (const { uid, start, end, summary, description, url } of events) {
    calendar.createEvent({
      // The one text that the library doesn't escape.
      id: escape(uid, false),
      // Whichever file was saved later has the say (docs/product/dates.md#another-import).
      sequence: Math.floor(nowMs / 60_000),
      stamp,
      lastModified: stamp,
      allDay: true,
      start: new Date(start),
      end: new Date(end),
      summary,
      description,
      url,
      // Nobody is busy because of it.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      alarms: ALARM_DAYS.map((days) => ({
        type: ICalAlarmType.display,
        trigger: days * DAY_SECONDS,
        description: summary,
      })),
    });
  }
  return calendar
    .events()
    .map((event) => event.toString())
    .join('');
}
