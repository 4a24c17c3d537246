// The time of an event in a report.
import { momentOf } from '../../../domain/supporter/openedReport';
import { ABSENT } from '../../../domain/text/shown';
import { formatTime } from '../../../domain/values/dates';

/** Returns the time of day with seconds in the user's timezone, such as '14:05:09'; '–' without a time. */
export function timeOfDay(iso: string | undefined): string {
  const moment = momentOf(iso);
  return moment === undefined ? ABSENT : formatTime(moment * 1000, { second: '2-digit' });
}
