// What every answer goes through on entry: keys from snake_case to camelCase, nulls to absent, and its schema. What doesn't match
// that goes no further.
import { camelize } from 'humps';
import { shortened } from '../../domain/text/shown';
import { parse, type Schema } from '../../wire/schema';
import { MalformedResponseError } from './errors';

/** A key of the wire. Any other key is data (`eu-west-1`, `MIB/`, a zone's `DisplayName`) and stays as it is. */
const WIRE_KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** In characters: no meaningful text or address is longer, and one of megabytes would slow down every screen. */
const LONGEST_TEXT = 10_000;

/** Returns a parsed JSON answer with camelCase keys, without nulls, and with overlong texts cut. */
export function fromWire(body: unknown): unknown {
  return tidied(body, (text) => shortened(text, LONGEST_TEXT), camelKeys());
}

/** Returns a parsed JSON answer without nulls, otherwise unchanged. */
export function withoutNulls(body: unknown): unknown {
  return tidied(
    body,
    (text) => text,
    (key) => key,
  );
}

/** Returns a function that converts each distinct key once: thousands of records share the same few. */
function camelKeys(): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const camel = WIRE_KEY.test(key) ? camelize(key) : key;
    known.set(key, camel);
    return camel;
  };
}

/** A null in a list stays, so that it is counted there as an entry that can't be shown. */
function tidied(value: unknown, cut: (text: string) => string, name: (key: string) => string): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.map((entry) => tidied(entry, cut, name));
  if (typeof value !== 'object' || value === null) return value;
  const tidy: Record<string, unknown> = {};
  // With thousands of records, about a third of the time of Object.keys with a call for each value.
  for (const key in value) {
    const child = (value as Record<string, unknown>)[key];
    // `__proto__` is the only key whose assignment would do more than add it.
    if (child === null || key === '__proto__') continue;
    if (typeof child === 'string') tidy[name(key)] = cut(child);
    else tidy[name(key)] = typeof child === 'object' ? tidied(child, cut, name) : child;
  }
  return tidy;
}

/** Returns the answer as its schema parses it. Throws MalformedResponseError if it doesn't match. */
export function checked<Value>(schema: Schema<Value>, answer: unknown): Value {
  try {
    return parse(schema, answer);
  } catch {
    throw new MalformedResponseError();
  }
}
