// Checks answers on entry: what doesn't match its schema goes no further.
import { parse, type Schema } from '../../../wire/schema';
import { MalformedResponseError } from '../errors';

/** Returns the answer as its schema parses it. Throws MalformedResponseError if it doesn't match. */
export function checked<Value>(schema: Schema<Value>, answer: unknown): Value {
  try {
    return parse(schema, answer);
  } catch {
    throw new MalformedResponseError();
  }
}
