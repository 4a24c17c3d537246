// The kind of a date, wherever one is shown: an icon and the words.
import { kindName, type DateKind } from '../../domain/subscriptions/comingDates';
import { DateIcon } from './DateIcons';

/** As wide as its words; its list styles it by `data-kind`. */
export function DateKindMark({ kind }: { kind: DateKind }) {
  return (
    <span data-kind={kind}>
      <DateIcon name={kind} />
      {kindName(kind)}
    </span>
  );
}
