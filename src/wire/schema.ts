// The parts that schemas are made of (docs/architecture.md#server-state). What an entry must have to be shown is required in
// its schema, everything else is `maybe` there.
import * as v from 'valibot';

/** A schema of anything that comes from outside, with the type of what passes. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** Returns the checked value. Throws where `data` doesn't pass. */
export function parse<Value>(schema: Schema<Value>, data: unknown): Value {
  return v.parse(schema, data);
}

/** An answer whose body nobody reads. */
export const ignored = v.unknown();

/** What an entry is known by. */
export const id = v.pipe(v.string(), v.minLength(1));

/** A field that may be absent; a malformed one counts as absent. */
export function maybe<Value>(schema: Schema<Value>) {
  return v.fallback(v.optional(schema), undefined);
}

/** A text that may be absent. */
export const text = maybe(v.string());

/** A number that may be absent. */
export const number = maybe(v.number());

/** A text that is empty where it is absent or malformed. */
export const textOrNone = v.fallback(v.optional(v.string(), ''), '');

/** An object whose keys are data. An array is none, although JavaScript takes it for one. */
export function recordOf<Value>(value: Schema<Value>): Schema<Record<string, Value>> {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    v.record(v.string(), value),
  );
}
