// How far away a date is. A pressing date also has an icon and a colour (docs/product/dates.md#pressing).
import { isPressing, type ComingDate } from '../../domain/subscriptions/comingDates';
import { inDays } from '../../domain/values/dates';
import { DateIcon } from './DateIcons';

/** The distance at `now` (epoch ms); the list around it styles it by `data-away`. */
export function DateDistance({ date, now }: { date: ComingDate; now: number }) {
  const isMarked = isPressing(date, now);
  return (
    <span data-away={isMarked ? 'pressing' : 'calm'}>
      {isMarked && <DateIcon name="pressing" />}
      <span>{inDays(date.at, now)}</span>
    </span>
  );
}
