// The kinds of dates as the page's address holds them: 'trial-end,deletion'.
import { DATE_KINDS, type DateKind } from '../../domain/subscriptions/comingDates';

/** Returns the kinds that the address names, in display order; unknown words are ignored. */
export function kindsIn(words: string): ReadonlySet<DateKind> {
  const named = new Set(words.split(','));
  return new Set(DATE_KINDS.filter((kind) => named.has(kind)));
}

/** Returns the kinds as the address holds them; '' for none. */
export function kindWords(kinds: ReadonlySet<DateKind>): string {
  return DATE_KINDS.filter((kind) => kinds.has(kind)).join(',');
}
