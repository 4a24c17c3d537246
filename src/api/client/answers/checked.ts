// Where answers enter: what doesn't pass its schema goes no further.
import { parse, type Schema } from '../../../wire/schema';
import { MalformedResponseError } from '../errors';

/** Returns the answer as its schema makes it. Throws MalformedResponseError where it doesn't pass. */
export function checked<Value>(schema: Schema<Value>, answer: unknown): Value {
  try {
    return parse(schema, answer);
  } catch {
    throw new MalformedResponseError();
  }
}
