// The kind of a date, wherever one is shown: an icon and its name.
import { kindName, type DateKind } from '../../domain/subscriptions/comingDates';
import { DateIcon } from './DateIcons';

/** The kind, as wide as its text; the list around it styles it by `data-kind`. */
export function DateKindMark({ kind }: { kind: DateKind }) {
  return (
    <span data-kind={kind}>
      <DateIcon name={kind} />
      <span>{kindName(kind)}</span>
    </span>
  );
}
