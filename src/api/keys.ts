// snake_case to camelCase on what the vendor's API answers (specification 3), and null to absent (decisions 4).
import { camelizeKeys } from 'humps';
import { shortened } from '../domain/shortened';

/** A key of the wire. Any other key is data (`eu-west-1`, `MIB/`, a zone's `DisplayName`) and stays as it is. */
const WIRE_KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;

/** Characters: no text or address that means something is longer, and one of megabytes would hold up every screen. */
const LONGEST_TEXT = 10_000;

/** Takes a parsed JSON answer; gives it with camelCase keys, without nulls, and with endless texts cut. */
export function fromWire(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return camelizeKeys(tidied(body) as object, (key, convert) => (WIRE_KEY.test(key) ? convert(key) : key));
}

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value, LONGEST_TEXT);
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => child !== null && key !== '__proto__')
      .map(([key, child]) => [key, tidied(child)]),
  );
}
