// Lists as the vendor answers them: one bad entry doesn't cost all the others.
import * as v from 'valibot';
import { maybe, type Schema } from './schema';

/** A list as it was read: what can be shown, and how many entries can't. */
export interface Listed<Items> {
  items: Items;
  leftOut: number;
}

/** A list's schema. Entries that don't pass theirs are left out and counted; what is no list doesn't pass. */
export function listOf<Entry>(entry: Schema<Entry>): Schema<Listed<Entry[]>> {
  return v.pipe(
    v.array(maybe(entry)),
    v.transform((list) => {
      const items = list.filter((one) => one !== undefined);
      return { items, leftOut: list.length - items.length };
    }),
  );
}

/** A list within an entry: the entries that can be shown, none where there is no list. */
export function within<Entry>(entry: Schema<Entry>) {
  const shown = v.pipe(
    listOf(entry),
    v.transform(({ items }) => items),
  );
  return v.fallback(
    v.optional(shown, () => []),
    () => [],
  );
}
