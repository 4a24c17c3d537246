// One date in the list: its day, its kind, whose it is, how far away, and the way into a calendar.
import { memo } from 'react';
import { dateKey, kindName, type ComingDate } from '../../domain/subscriptions/comingDates';
import { displayName } from '../../domain/subscriptions/subscription';
import { formatDay } from '../../domain/values/dates';
import { DateDistance } from '../../features/dates/DateDistance';
import { DateIcon } from '../../features/dates/DateIcons';
import { DateInstance } from '../../features/dates/DateInstance';
import { DateKindMark } from '../../features/dates/DateKindMark';
import { t } from '../../messages/t';
import { useLanguage } from '../../messages/useLanguage';

interface DateRowProps {
  date: ComingDate;
  /** Epoch ms. */
  now: number;
  isManaged: boolean;
}

/** What stands in the row; the list around it styles it, and is told of its button's press. Drawn again only when its props or the language change. */
export const DateRow = memo(function DateRow({ date, now, isManaged }: DateRowProps) {
  useLanguage();
  const { kind, at, subscription } = date;
  const label = t('dates.saveThis', { kind: kindName(kind), name: displayName(subscription) });
  return (
    <>
      <span data-day>{formatDay(at)}</span>
      <DateKindMark kind={kind} />
      <div>
        <DateInstance subscription={subscription} isManaged={isManaged} />
        <span data-domain>{subscription.fqdn}</span>
      </div>
      <DateDistance date={date} now={now} />
      <button type="button" aria-label={label} data-date={dateKey(date)}>
        <DateIcon name="save" />
        <span>{t('dates.saveOne')}</span>
      </button>
    </>
  );
});
