// A coming date as an event of a calendar (docs/product/dates.md#calendar-file): what it is called, what it says, and its
// day.
import { message, t, textOf, type Message } from '../../messages/t';
import { calendarLine, calendarText } from '../text/calendarText';
import { DAY_MS, startOfDay } from '../values/dates';
import { dateKey, kindName, type ComingDate, type DateKind } from './comingDates';
import { displayName } from './subscription';

export interface CalendarEvent {
  /** The same for the same date in every file of a site, so that another import updates it. */
  uid: string;
  /** The first moment of the day and of the next one as UTC has them, epoch ms: of them a calendar takes only the day. */
  start: number;
  end: number;
  /** In one line. */
  summary: string;
  description: string;
  /** Of the instance in the portal. */
  url: string;
}

/** What an event says beside what the date itself does. */
interface Around {
  /** The portal's own, with its port. */
  host: string;
  url: string;
  /** The plan as people know it, where that is known. */
  plan: string | undefined;
}

const MEANINGS: Readonly<Record<DateKind, Message>> = {
  'trial-end': message('dates.aboutTrialEnd'),
  payment: message('dates.aboutPayment'),
  'contract-end': message('dates.aboutContractEnd'),
  deletion: message('dates.aboutDeletion'),
};

/** Returns the event on the day on which the user sees the date. */
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
    summary: calendarLine(t('dates.summary', { kind: kindName(kind), name })),
    description: calendarText(lines.join('\n')),
    url,
  };
}
