// One date in the list: its day, its kind, its instance, how far away it is, and a button that adds it to a calendar.
import { memo } from 'react';
import { dateKey, kindName, type ComingDate } from '../../domain/subscriptions/comingDates';
import { displayName } from '../../domain/subscriptions/subscription';
import { formatDay } from '../../domain/values/dates';
import { DateDistance, DateIcon, DateInstance, DateKindMark } from '../../features/dates/DateIcons';
import { t } from '../../messages/t';
import { useLanguage } from '../../messages/useLanguage';

interface DateRowProps {
  date: ComingDate;
  /** Epoch ms. */
  now: number;
  isManaged: boolean;
  /** What is paid on it, in words; undefined if that isn't known, or nothing is. */
  amount: string | undefined;
}

/** The row's content. The list styles it and handles its button's clicks. Renders again only if props or language change. */
export const DateRow = memo(function DateRow({ date, now, isManaged, amount }: DateRowProps) {
  useLanguage();
  const { kind, at, subscription } = date;
  const label = t('dates.saveThis', { kind: kindName(kind), name: displayName(subscription) });
  return (
    <>
      <span data-day>{formatDay(at)}</span>
      <DateKindMark kind={kind} />
      <div>
        <div data-line>
          <DateInstance subscription={subscription} isManaged={isManaged} />
          {amount !== undefined && <span data-amount>{amount}</span>}
        </div>
        <span data-domain translate="no">
          {subscription.fqdn}
        </span>
      </div>
      <DateDistance date={date} now={now} />
      <button type="button" aria-label={label} data-date={dateKey(date)}>
        <DateIcon name="save" />
        <span>{t('dates.saveOne')}</span>
      </button>
    </>
  );
});
