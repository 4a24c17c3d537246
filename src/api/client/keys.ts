// snake_case to camelCase on what the vendor's API answers, and null to absent.
import { camelizeKeys } from 'humps';
import { shortened } from '../../domain/text/shortened';

/** A key of the wire. Any other key is data (`eu-west-1`, `MIB/`, a zone's `DisplayName`) and stays as it is. */
const WIRE_KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** Characters: no text or address that means something is longer, and one of megabytes would hold up every screen. */
const LONGEST_TEXT = 10_000;

/** Returns a parsed JSON answer with camelCase keys, without nulls, and with overlong texts cut. */
export function fromWire(body: unknown): unknown {
  const tidy = tidied(body, (text) => shortened(text, LONGEST_TEXT));
  if (typeof tidy !== 'object' || tidy === null) return tidy;
  return camelizeKeys(tidy, (key, convert) => (WIRE_KEY.test(key) ? convert(key) : key));
}

/** Returns a parsed JSON answer without nulls, otherwise unchanged. */
export function withoutNulls(body: unknown): unknown {
  return tidied(body, (text) => text);
}

/** A null in a list stays: it is an entry that can't be shown, and counted as one there. */
function tidied(value: unknown, cut: (text: string) => string): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.map((entry) => tidied(entry, cut));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => child !== null && key !== '__proto__')
      .map(([key, child]) => [key, tidied(child, cut)]),
  );
}
