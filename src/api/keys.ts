// snake_case to camelCase on what the vendor's API answers, and null to absent.
import { shortened } from '../domain/shortened';

/** A key of the wire. Any other key is data (`eu-west-1`, `MIB/`, a zone's `DisplayName`) and stays as it is. */
const WIRE_KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** Characters: no text or address that means something is longer, and one of megabytes would hold up every screen. */
const LONGEST_TEXT = 10_000;

/** Takes a parsed JSON answer; gives it with camelCase keys, without nulls, and with endless texts cut. */
export function fromWire(body: unknown): unknown {
  return tidied(body, { key: camelCase, text: (text) => shortened(text, LONGEST_TEXT) });
}

/** Takes a parsed JSON answer; gives it without nulls, and as it came in all else. */
export function withoutNulls(body: unknown): unknown {
  return tidied(body, { key: (key) => key, text: (text) => text });
}

function camelCase(key: string): string {
  if (!WIRE_KEY.test(key)) return key;
  return key.replace(/_(.)/g, (_all, first: string) => first.toUpperCase());
}

/** What becomes of keys and texts. */
interface Rules {
  key: (key: string) => string;
  text: (text: string) => string;
}

/** A null in a list stays: it is an entry that can't be shown, and counted as one there. */
function tidied(value: unknown, rules: Rules): unknown {
  if (typeof value === 'string') return rules.text(value);
  if (Array.isArray(value)) return value.map((entry) => tidied(entry, rules));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => child !== null && key !== '__proto__')
      .map(([key, child]) => [rules.key(key), tidied(child, rules)]),
  );
}
