// The building blocks of schemas (docs/architecture.md#server-state). A schema requires only the fields without which an entry
// can't be shown; every other field is a `maybe`. Of a list, an invalid entry doesn't invalidate the others.
import * as v from 'valibot';

/** A schema of external data; `Value` is the type of data that passes. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** Returns the validated value. Throws if `data` doesn't match the schema. */
export function parse<Value>(schema: Schema<Value>, data: unknown): Value {
  return v.parse(schema, data);
}

/** An answer whose body isn't used. */
export const ignored = v.unknown();

/** A text that must not be empty. */
export const filledText = v.pipe(v.string(), v.minLength(1));

/** An id: a text that isn't empty, or an integer, which becomes a text (docs/product/vendor-api.md#identifiers). */
export const id = v.pipe(v.union([filledText, v.pipe(v.number(), v.safeInteger())]), v.transform(String));

/** A field that may be absent; a malformed one counts as absent. */
export function maybe<Value>(schema: Schema<Value>) {
  return v.fallback(v.optional(schema), undefined);
}

/** A text that may be absent. */
export const text = maybe(v.string());

/** An id that may be absent. */
export const idIfAny = maybe(id);

/** An id; empty if absent or malformed. */
export const idOrNone = v.fallback(v.optional(id, ''), '');

/** A number that may be absent. */
export const number = maybe(v.number());

/** A text; empty if absent or malformed. */
export const textOrNone = v.fallback(v.optional(v.string(), ''), '');

/** Returns the schema of an object whose keys are data. Rejects arrays, which JavaScript treats as objects. */
export function recordOf<Value>(value: Schema<Value>): Schema<Record<string, Value>> {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    v.record(v.string(), value),
  );
}

/** A parsed list: the valid entries, and the number of entries left out. */
export interface Listed<Items> {
  items: Items;
  skipped: number;
}

/** Returns the schema of a list. Invalid entries are left out and counted; anything but a list is invalid. */
export function listOf<Entry>(entry: Schema<Entry>): Schema<Listed<Entry[]>> {
  return v.pipe(
    v.array(maybe(entry)),
    v.transform((list) => {
      const items = list.filter((one) => one !== undefined);
      return { items, skipped: list.length - items.length };
    }),
  );
}

/** As listOf, of a list within an entry: without any entry if it is absent or invalid. */
export function listedWithin<Entry>(entry: Schema<Entry>): Schema<Listed<Entry[]>> {
  return v.fallback(
    v.optional(listOf(entry), () => []),
    () => ({ items: [], skipped: 0 }),
  );
}

/** Returns the schema of a list within an entry: its valid entries; none if the list is absent or invalid. */
export function within<Entry>(entry: Schema<Entry>): Schema<Entry[]> {
  return v.pipe(
    listedWithin(entry),
    v.transform(({ items }) => items),
  );
}
