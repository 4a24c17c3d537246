// Lists as the vendor returns them: an invalid entry doesn't invalidate the others.
import * as v from 'valibot';
import { maybe, type Schema } from './schema';

/** A parsed list: the valid entries, and the number of entries left out. */
export interface Listed<Items> {
  items: Items;
  leftOut: number;
}

/** Returns the schema of a list. Invalid entries are left out and counted; anything but a list is invalid. */
export function listOf<Entry>(entry: Schema<Entry>): Schema<Listed<Entry[]>> {
  return v.pipe(
    v.array(maybe(entry)),
    v.transform((list) => {
      const items = list.filter((one) => one !== undefined);
      return { items, leftOut: list.length - items.length };
    }),
  );
}

/** Returns the schema of a list within an entry: its valid entries; none if the list is absent or invalid. */
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
