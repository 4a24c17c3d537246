// A coming date as a calendar event (docs/product/dates.md#calendar-file): its title, description and day.
import { message, t, textOf, type Message } from '../../messages/t';
import { calendarLine, calendarText } from '../text/calendarText';
import { DAY_MS, startOfDay } from '../values/dates';
import { dateKey, kindName, type ComingDate, type DateKind } from './comingDates';
import { displayName } from './subscription';

/** One all-day event of the calendar file. */
export interface CalendarEvent {
  /** Identical for the same date in every file from a site, so that another import updates the event. */
  uid: string;
  /** Midnight UTC of the event's day and of the next day, epoch ms; the calendar file contains only the days. */
  start: number;
  end: number;
  /** A single line. */
  summary: string;
  description: string;
  /** The instance's page in the portal. */
  url: string;
}

/** What an event contains in addition to the date itself. */
interface Around {
  /** The portal's own host, with its port. */
  host: string;
  url: string;
  /** The plan's label, if the plan is known. */
  plan: string | undefined;
}

const MEANINGS: Readonly<Record<DateKind, Message>> = {
  'trial-end': message('dates.aboutTrialEnd'),
  payment: message('dates.aboutPayment'),
  'contract-end': message('dates.aboutContractEnd'),
  deletion: message('dates.aboutDeletion'),
};

/** Returns the event, on the day that the date has in the user's timezone. */
export function calendarEvent(date: ComingDate, { host, url, plan }: Around): CalendarEvent {
  const { kind, at, subscription } = date;
  const { fqdn } = subscription;
  const day = new Date(startOfDay(at * 1000));
  const start = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  const name = displayName(subscription);
  const lines = [
    textOf(MEANINGS[kind]),
    t('dates.instanceLine', { name }),
    ...(fqdn === undefined ? [] : [t('dates.domainLine', { fqdn })]),
    ...(plan === undefined ? [] : [t('dates.planLine', { plan })]),
    url,
  ];
  return {
    uid: calendarLine(`${dateKey(date)}@${host}`),
    start,
    end: start + DAY_MS,
    summary: calendarLine(t('common.titleAt', { title: kindName(kind), name })),
    description: calendarText(lines.join('\n')),
    url,
  };
}
