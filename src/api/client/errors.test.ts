// @vitest-environment node
import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MalformedResponseError,
  NetworkError,
  retryAfterMs,
  serverMessage,
  StatusError,
  statusOf,
  toApiError,
} from './errors';

const NOON = Date.UTC(2026, 6, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('serverMessage', () => {
  it.each<[string, unknown, string | undefined, type?: string]>([
    ['the message of the vendor', { message: 'The subdomain is taken.' }, 'The subdomain is taken.'],
    ['plain text', 'The subdomain is taken.\n', 'The subdomain is taken.'],
    ['text with a tag in it', 'Use <b>another</b> name.', 'Use <b>another</b> name.'],
    ['HTML', '<!doctype html><title>502</title>', undefined],
    ['HTML after white space', '\ufeff\n <html></html>', undefined],
    ['space around the message', { message: ' The subdomain is taken.\n' }, 'The subdomain is taken.'],
    ['a tag in the message', { message: '<acme> can’t be used.' }, '<acme> can’t be used.'],
    ['a brace in the message', { message: '{acme} can’t be used.' }, '{acme} can’t be used.'],
    ['a page in the message', { message: '<!DOCTYPE html><title>502</title>' }, undefined],
    ['a page without a doctype in the message', { message: '<html>\r\n<head></head></html>' }, undefined],
    ['a message about a tag', { message: '<html> isn’t a name.' }, '<html> isn’t a name.'],
    ['plain text with a tag', '<acme> can’t be used.', '<acme> can’t be used.', 'text/plain; charset=utf-8'],
    ['a JSON text with a tag', '<acme> can’t be used.', '<acme> can’t be used.', 'application/json'],
    ['a page sent as plain text', '<!doctype html><title>502</title>', undefined, 'text/plain'],
    ['a part of a page', '<h1>502 Bad Gateway</h1>', undefined, 'text/html'],
    ['XML', '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>', undefined, 'application/xml'],
    ['plain text with a brace', '{acme} can’t be used.', '{acme} can’t be used.'],
    ['plain text sent as HTML', 'The subdomain is taken.', 'The subdomain is taken.', 'text/html'],
    ['nothing', '', undefined],
    ['white space', ' \n ', undefined],
    ['an empty message', { message: '' }, undefined],
    ['a message that is no text', { message: { code: 7 } }, undefined],
    ['another object', { error: 'no' }, undefined],
    ['JSON that was cut off', '{"message":"The subdom', undefined],
    ['JSON that was cut off on its second line', '{\n  "message": "The subdom', undefined],
    ['a JSON list that was cut off', '[{"message":"The subdom', undefined],
    ['JSON that was cut off in a word', '{"done":true,"ok":fal', undefined],
    ['text that begins as JSON', '{"acme"} can’t be used.', '{"acme"} can’t be used.'],
    [
      'text that begins as a JSON list',
      '["acme", "hq"] are taken.',
      '["acme", "hq"] are taken.',
      'text/plain',
    ],
    ['null', null, undefined],
    ['a number', 42, undefined],
    ['a list', ['no'], undefined],
    ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
    ['301 characters', 'x'.repeat(301), `${'x'.repeat(299)}…`],
    ['301 characters in the message', { message: 'x'.repeat(301) }, `${'x'.repeat(299)}…`],
  ])('extracts what can be shown from %s', (_what, body, message, type) => {
    expect(serverMessage(body, type)).toBe(message);
  });
});

describe('retryAfterMs', () => {
  it.each<[unknown, number | undefined]>([
    ['2', 2000],
    ['0', 0],
    ['120', 120_000],
    [' 120 ', 120_000],
    ['1.5', 1500],
    ['120, 120', 120_000],
    ['120,120,120', 120_000],
    ['120, 60', undefined],
    ['1, 11', undefined],
    ['Wed, 01 Jul 2026 12:00:07 GMT, Wed, 01 Jul 2026 12:00:07 GMT', 7000],
    ['172800', 172_800_000],
    ['99999999999999999', 1e20],
    ['9'.repeat(400), Infinity],
    ['0x10', undefined],
    ['1e9', undefined],
    ['Infinity', undefined],
    ['Wed, 01 Jul 2026 12:00:07 GMT', 7000],
    ['Wed, 01 Jul 2026 12:00:00 GMT', 0],
    ['Wed, 01 Jul 2026 11:59:00 GMT', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    [2, undefined],
  ])('parses %j as %j', (header, wait) => {
    expect(retryAfterMs(header, NOON)).toBe(wait);
  });
});

describe('the messages of errors', () => {
  it.each<[fail: () => Error, name: string, sentence: string]>([
    [
      () => new NetworkError(false),
      'NetworkError',
      'The server localhost:4400 couldn’t be reached. The cause may be your connection, a firewall or proxy in between, or the service itself. Try again.',
    ],
    [() => new NetworkError(true), 'NetworkError', 'The server took too long to answer. Try again.'],
    [() => new StatusError(409, 'The subdomain is taken.'), 'StatusError', 'The subdomain is taken.'],
    [
      () => new StatusError(500, undefined),
      'StatusError',
      'The server couldn’t complete this request (status code 500). Try again later.',
    ],
    [
      () => new StatusError(503, undefined, 30_000),
      'StatusError',
      'The server couldn’t complete this request (status code 503). Try again in 30 seconds.',
    ],
    [
      () => new StatusError(429, 'Slowly, please.', 500),
      'StatusError',
      'Slowly, please. Try again in 1 second.',
    ],
    [() => new StatusError(429, 'Slowly, please.', 0), 'StatusError', 'Slowly, please.'],
    // No time that anybody could wait for, and perhaps none that a Date can hold.
    ...[400 * 86_400_000, 1e17, 1e20, Infinity].flatMap((wait): [() => Error, string, string][] => [
      [
        () => new StatusError(503, undefined, wait),
        'StatusError',
        'The server couldn’t complete this request (status code 503). Try again later.',
      ],
      [() => new StatusError(429, 'Slowly, please', wait), 'StatusError', 'Slowly, please'],
    ]),
    [
      () => new MalformedResponseError(),
      'MalformedResponseError',
      'The server sent an unexpected response. Try again later.',
    ],
  ])('%s is a %s with the message “%s”', (fail, name, sentence) => {
    expect(fail()).toMatchObject({ name, message: sentence });
  });

  describe('say when to try again after a long wait', () => {
    const inWords = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' });
    const clock = (epochMs: number) => inWords.format(epochMs);
    const NIGHT = new Date(2026, 6, 1, 23, 58, 30).getTime();

    it.each<[string, now: number, waitMs: number, sentence: string]>([
      ['at a time, if that is today', NOON, 600_000, `Try again at ${clock(NOON + 600_000)}.`],
      ['rounded up to the minute', NOON + 1, 600_000, `Try again at ${clock(NOON + 660_000)}.`],
      ['on a day, if that begins at midnight', NIGHT, 60_000, 'Try again on 2 Jul 2026, 12:00 AM'],
      ['on a day, if that is in two days', NIGHT, 172_800_000, 'Try again on 3 Jul 2026, 11:59 PM'],
      ['on a day of next year', NIGHT, 200 * 86_400_000, 'Try again on 17 Jan 2027,'],
    ])('%s', (_what, now, waitMs, sentence) => {
      vi.setSystemTime(now);
      const withDay = (text: string) => text.replace(/(\w{3}) (\d{1,2}), (\d{4})/, '$2 $1 $3');
      const { message } = new StatusError(503, undefined, waitMs);
      expect(withDay(message)).toContain(
        `The server couldn’t complete this request (status code 503). ${sentence}`,
      );
      expect(withDay(new StatusError(429, 'Slowly, please.', waitMs).message)).toContain(
        `Slowly, please. ${sentence}`,
      );
      expect(withDay(new StatusError(429, 'Slowly', waitMs).message)).toContain(`Slowly. ${sentence}`);
    });
  });
});

describe('toApiError', () => {
  const config = {
    headers: new AxiosHeaders({ Authorization: 'Bearer eyJhbGciOi.secret' }),
  } as InternalAxiosRequestConfig;
  const refusal = (status: number, data: unknown, headers: Record<string, string> = {}) =>
    new AxiosError('m', 'ERR_BAD_REQUEST', config, {}, { status, data, headers, config, statusText: '' });

  it('keeps the status, message and retry delay of an error response', () => {
    const error = toApiError(refusal(429, { message: 'Slowly, please.' }, { 'retry-after': '2' }));
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({
      status: 429,
      serverSaid: 'Slowly, please.',
      message: 'Slowly, please. Try again in 2 seconds.',
      retryAfterMs: 2000,
    });
    expect(statusOf(error)).toBe(429);
  });

  it('measures a Retry-After date by the response’s own clock, else by the browser’s', () => {
    const wait = (date: string | undefined, until: string) =>
      (
        toApiError(refusal(429, '', { 'retry-after': until, ...(date && { date }) })) as {
          retryAfterMs?: number;
        }
      ).retryAfterMs;
    expect(wait('Wed, 01 Jul 2026 12:10:00 GMT', 'Wed, 01 Jul 2026 12:10:07 GMT')).toBe(7000);
    expect(wait('Wed, 01 Jul 2026 11:50:00 GMT', 'Wed, 01 Jul 2026 11:50:07 GMT')).toBe(7000);
    expect(wait('now', 'Wed, 01 Jul 2026 12:00:07 GMT')).toBe(7000);
    expect(wait(undefined, 'Wed, 01 Jul 2026 12:00:07 GMT')).toBe(7000);
  });

  it.each([
    ['ERR_NETWORK', false],
    ['ECONNABORTED', true],
    ['ETIMEDOUT', true],
  ])('turns %s into a network error that timed out: %s', (code, timedOut) => {
    const error = toApiError(new AxiosError('m', code, config, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ timedOut });
    expect(statusOf(error)).toBeUndefined();
  });

  it('returns any other error unchanged', () => {
    const error = new Error('Mine.');
    expect(toApiError(error)).toBe(error);
    expect(statusOf(error)).toBeUndefined();
  });

  it('turns a cancelled request into an AbortError', () => {
    expect(toApiError(new CanceledError('canceled', config, {}))).toMatchObject({ name: 'AbortError' });
  });

  it.each([
    refusal(500, { message: 'No.' }),
    new AxiosError('m', 'ERR_NETWORK', config, {}),
    new CanceledError('canceled', config, {}),
  ])('keeps nothing of the request', (thrown) => {
    expect(JSON.stringify(thrown)).toContain('eyJ');
    const error = toApiError(thrown) as Error;
    expect(JSON.stringify(error)).not.toContain('eyJ');
    expect(everything(error)).not.toContain('eyJ');
  });
});

/** Returns all that an error carries, including hidden properties and causes, as text. */
function everything(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null || seen.has(value)) return String(value);
  seen.add(value);
  return Object.getOwnPropertyNames(value)
    .map((name) => `${name}: ${everything((value as Record<string, unknown>)[name], seen)}`)
    .join('\n');
}
