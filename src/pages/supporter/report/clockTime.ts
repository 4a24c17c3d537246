// When something in a report happened.
import { momentOf } from '../../../domain/supporter/openedReport';
import { ABSENT } from '../../../domain/text/absent';
import { formatTime } from '../../../domain/values/dates';

/** The time of day with its seconds, in the reader's zone: '14:05:09'. '–' where there is none. */
export function clockTime(iso: string | undefined): string {
  const moment = momentOf(iso);
  return moment === undefined ? ABSENT : formatTime(moment * 1000, { second: '2-digit' });
}
