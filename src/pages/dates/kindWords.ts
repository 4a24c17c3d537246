// The kinds of dates as the page's address holds them: 'trial-end,deletion'.
import { DATE_KINDS, type DateKind } from '../../domain/subscriptions/comingDates';

/** Returns the kinds that an address names, in their own order; what it names beside them is ignored. */
export function kindsIn(words: string): ReadonlySet<DateKind> {
  const named = new Set(words.split(','));
  return new Set(DATE_KINDS.filter((kind) => named.has(kind)));
}

/** Returns what an address says of kinds; nothing of none. */
export function kindWords(kinds: ReadonlySet<DateKind>): string {
  return DATE_KINDS.filter((kind) => kinds.has(kind)).join(',');
}
