// Events as an iCalendar file (RFC 5545, docs/product/dates.md#calendar-file); this code is loaded on demand. The library
// writes the events; folding, and cleaning or escaping what it writes unchanged, is done here (docs/decisions.md).
import ical, { escape, ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from '../../domain/subscriptions/calendarEvent';
import { folded } from '../../domain/text/calendarText';

/** How many days before the event a calendar reminds its user. */
const ALARM_DAYS = [7, 1];
const DAY_SECONDS = 86_400;

/** Number of events written before the page can respond to input: about 50 ms on a slow phone. */
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

/** Without a METHOD: the file is a snapshot to import. An invitation would need an organizer. */
const emptyCalendar = () => ical({ prodId: { company: 'PRTG', product: 'Hosted Monitor', language: 'EN' } });

function written(events: readonly CalendarEvent[], nowMs: number): string {
  const calendar = emptyCalendar();
  const stamp = new Date(nowMs);
  for (const { uid, start, end, summary, description, url } of events) {
    calendar.createEvent({
      // The library escapes all other texts itself.
      id: escape(uid, false),
      // The file that was saved later wins (docs/product/dates.md#another-import).
      sequence: Math.floor(nowMs / 60_000),
      stamp,
      lastModified: stamp,
      allDay: true,
      start: new Date(start),
      end: new Date(end),
      summary,
      description,
      url,
      // The event doesn't make its user busy.
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
