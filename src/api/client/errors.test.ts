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
  it.each<[string, unknown, string | undefined]>([
    ['the message of the vendor', { message: 'The subdomain is taken.' }, 'The subdomain is taken.'],
    ['plain text', 'The subdomain is taken.\n', 'The subdomain is taken.'],
    ['text with a tag in it', 'Use <b>another</b> name.', 'Use <b>another</b> name.'],
    ['HTML', '<!doctype html><title>502</title>', undefined],
    ['HTML after white space', '\ufeff\n <html></html>', undefined],
    ['space around the message', { message: ' The subdomain is taken.\n' }, 'The subdomain is taken.'],
    ['HTML in the message', { message: '<h1>Oh</h1>' }, undefined],
    ['nothing', '', undefined],
    ['white space', ' \n ', undefined],
    ['an empty message', { message: '' }, undefined],
    ['a message that is no text', { message: { code: 7 } }, undefined],
    ['another object', { error: 'no' }, undefined],
    ['JSON that was cut off', '{"message":"The subdom', undefined],
    ['null', null, undefined],
    ['a number', 42, undefined],
    ['a list', ['no'], undefined],
    ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
    ['301 characters', 'x'.repeat(301), `${'x'.repeat(299)}…`],
    ['301 characters in the message', { message: 'x'.repeat(301) }, `${'x'.repeat(299)}…`],
  ])('gives of %s what can be shown', (_what, body, message) => {
    expect(serverMessage(body)).toBe(message);
  });
});

describe('retryAfterMs', () => {
  it.each<[unknown, number | undefined]>([
    ['2', 2000],
    ['0', 0],
    ['120', 120_000],
    ['Wed, 01 Jul 2026 12:00:07 GMT', 7000],
    ['Wed, 01 Jul 2026 12:00:00 GMT', 0],
    ['Wed, 01 Jul 2026 11:59:00 GMT', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    [2, undefined],
  ])('reads %j as %j', (header, wait) => {
    expect(retryAfterMs(header, NOON)).toBe(wait);
  });
});

describe('the sentences of failures', () => {
  it.each<[fail: () => Error, name: string, sentence: string]>([
    [
      () => new NetworkError(false),
      'NetworkError',
      'The server couldn’t be reached. Check your connection and try again.',
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
      'The server couldn’t complete this request (status code 503). Try again later.',
    ],
    [
      () => new MalformedResponseError(),
      'MalformedResponseError',
      'The server sent an unexpected response. Try again later.',
    ],
  ])('%s', (fail, name, sentence) => {
    expect(fail()).toMatchObject({ name, message: sentence });
  });

  it('names the time where the server asks for a long wait', () => {
    const minutes = String(new Date(NOON + 600_000).getMinutes()).padStart(2, '0');
    const { message } = new StatusError(429, undefined, 600_000);
    expect(message).toMatch(
      /^The server couldn’t complete this request \(status code 429\)\. Try again at \d\d:\d\d/,
    );
    expect(message).toContain(`:${minutes}`);
    expect(new StatusError(429, 'Slowly, please.', 600_000).message).toBe('Slowly, please.');
  });
});

describe('toApiError', () => {
  const config = {
    headers: new AxiosHeaders({ Authorization: 'Bearer eyJhbGciOi.secret' }),
  } as InternalAxiosRequestConfig;
  const refusal = (status: number, data: unknown, headers: Record<string, string> = {}) =>
    new AxiosError('m', 'ERR_BAD_REQUEST', config, {}, { status, data, headers, config, statusText: '' });

  it('keeps status, message and wait of a refusal', () => {
    const error = toApiError(refusal(429, { message: 'Slowly, please.' }, { 'retry-after': '2' }));
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({ status: 429, message: 'Slowly, please.', retryAfterMs: 2000 });
    expect(statusOf(error)).toBe(429);
  });

  it.each([
    ['ERR_NETWORK', false],
    ['ECONNABORTED', true],
    ['ETIMEDOUT', true],
  ])('takes %s for nobody answering', (code, timedOut) => {
    const error = toApiError(new AxiosError('m', code, config, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ timedOut });
    expect(statusOf(error)).toBeUndefined();
  });

  it('gives what is none of axios’ back as it is', () => {
    const error = new Error('Mine.');
    expect(toApiError(error)).toBe(error);
    expect(statusOf(error)).toBeUndefined();
  });

  it('says of a call that was given up only that', () => {
    expect(toApiError(new CanceledError('canceled', config, {}))).toMatchObject({ name: 'AbortError' });
  });

  it.each([
    refusal(500, { message: 'No.' }),
    new AxiosError('m', 'ERR_NETWORK', config, {}),
    new CanceledError('canceled', config, {}),
  ])('holds nothing of the request', (thrown) => {
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
