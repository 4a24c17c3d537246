// Turns those rows of the fault matrix that are faulty answers into fault rules of the sandbox.
import type { FaultRule } from '../../sandbox/faults.ts';
import type { Row } from './matrix';

/** Longer than any time-out. */
const NEVER_MS = 120_000;
const HTML = '<!doctype html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>';

/** The answer that a row spoils. */
export interface Healthy {
  /** The answer's body without the fault. */
  body: unknown;
  /** The body with unknown enum values, if it has enums. */
  odd?: unknown;
}

/** Returns a row's fault rule without path and method; undefined if the row is no faulty answer. */
export function ruleOf(row: Row, { body, odd }: Healthy): Omit<FaultRule, 'path' | 'method'> | undefined {
  switch (row) {
    case 'abort':
      return { abort: true, times: 2 };
    case 'connection reset':
    case 'refused without CORS headers':
      // All that a browser tells the page of either.
      return { abort: true, times: -1 };
    case 'time-out':
      return { delayMs: NEVER_MS, times: -1 };
    case 'slow 8 s':
      return { delayMs: 8_000 };
    case '500':
      return { status: 500 };
    case '502 HTML body':
      return { status: 502, body: HTML, times: -1 };
    case '429 Retry-After: 2':
      return { status: 429, headers: retryAfter('2') };
    case '429 HTTP-date':
      return { status: 429, headers: retryAfter(new Date(Date.now() + 4_000).toUTCString()) };
    case '429 HTTP-date, clock 10 min ahead':
      return { status: 429, headers: dated(-10) };
    case '429 HTTP-date, clock 10 min behind':
      return { status: 429, headers: dated(10) };
    case '429 Retry-After of 17 digits':
      return { status: 429, headers: retryAfter('99999999999999999'), times: -1 };
    case '401 once':
      return { status: 401 };
    case '401 always':
      return { status: 401, times: -1 };
    case '403 ×3 then ok':
      return { status: 403, times: 3 };
    case '403 ×11':
      return { status: 403, times: 11 };
    case '204 where JSON expected':
      return { status: 204, times: -1 };
    case 'cut JSON':
      return { cut: true, times: -1 };
    case '{}':
      return { body: {}, times: -1 };
    case 'null':
      return { body: null, times: -1 };
    case 'array instead of object':
      return { body: [body], times: -1 };
    case 'unknown enum':
      return { body: odd };
    case 'duplicate ids':
      return { body: [...(body as unknown[]), ...(body as unknown[])] };
    default:
      return undefined;
  }
}

/** The headers of a server whose clock is so many minutes away from the browser's. */
const dated = (minutes: number) => {
  const server = Date.now() + minutes * 60_000;
  return { Date: new Date(server).toUTCString(), ...retryAfter(new Date(server + 4_000).toUTCString()) };
};

const retryAfter = (value: string) => ({
  'Retry-After': value,
  'Access-Control-Expose-Headers': 'Retry-After',
});
