// How far away a date is. What is pressing says so by an icon and a colour, too (docs/product/dates.md#pressing).
import AttentionIcon from '@mui/icons-material/WarningAmberOutlined';
import { isPressing, type ComingDate } from '../../domain/subscriptions/comingDates';
import { inDays } from '../../domain/values/dates';
import { daysAway } from '../../domain/values/days';

/** Seen at `now` (epoch ms); its list styles it by `data-away`. */
export function DateDistance({ date, now }: { date: ComingDate; now: number }) {
  const isMarked = isPressing(date, now);
  return (
    <span data-away={isMarked ? 'pressing' : 'calm'}>
      {isMarked && <AttentionIcon aria-hidden fontSize="inherit" />}
      {inDays(daysAway(date.at, now))}
    </span>
  );
}
