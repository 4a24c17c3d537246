// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoTokenError, SessionEndedError } from '../../domain/session/sessionErrors';
import { MalformedResponseError, NetworkError, StatusError } from './errors';
import { mayRetry, retryDelay } from './retry';

describe('mayRetry', () => {
  it.each<[string, unknown, number]>([
    ['no connection', new NetworkError(false), 2],
    ['a time-out', new NetworkError(true), 2],
    ['a token that can’t be fetched offline', new NoTokenError('No token for now.'), 2],
    ['500', new StatusError(500, undefined), 1],
    ['501', new StatusError(501, undefined), 0],
    ['502', new StatusError(502, undefined), 2],
    ['503', new StatusError(503, undefined), 2],
    ['504', new StatusError(504, undefined), 2],
    ['503 with a wait of 30 s', new StatusError(503, undefined, 30_000), 2],
    ['503 with a wait of 31 s', new StatusError(503, undefined, 31_000), 0],
    ['429', new StatusError(429, undefined), 0],
    ['429 with a wait of 0 s', new StatusError(429, undefined, 0), 2],
    ['429 with a wait of 2 s', new StatusError(429, undefined, 2000), 2],
    ['429 with a wait of 10 min', new StatusError(429, undefined, 600_000), 0],
    ['400', new StatusError(400, undefined), 0],
    ['401', new StatusError(401, undefined), 0],
    ['403', new StatusError(403, undefined), 0],
    ['403 with a wait', new StatusError(403, undefined, 1000), 0],
    ['404', new StatusError(404, undefined), 0],
    ['409', new StatusError(409, undefined), 0],
    ['422', new StatusError(422, undefined), 0],
    ['a malformed response', new MalformedResponseError(), 0],
    ['the end of the session', new SessionEndedError(), 0],
    ['an aborted call', new DOMException('The call was given up.', 'AbortError'), 0],
    ['a programming error', new TypeError('x is undefined'), 0],
    ['no error at all', undefined, 0],
  ])('allows the right number of retries after %s', (_what, error, times) => {
    const asked = [0, 1, 2, 3, 100].map((failures) => mayRetry(failures, error));
    expect(asked).toEqual([0, 1, 2, 3, 100].map((failures) => failures < times));
  });
});

describe('retryDelay', () => {
  const down = new StatusError(502, undefined);

  it.each([
    [0, 0, 500],
    [0, 1, 1000],
    [1, 0, 500],
    [1, 1, 2000],
    [2, 1, 4000],
    [9, 1, 4000],
    [1, 0.5, 1250],
  ])('is, after %d failures and with the random number %d, %d ms', (failures, random, wait) => {
    expect(retryDelay(failures, down, random)).toBe(wait);
  });

  it('is the time that the server requests, and never shorter', () => {
    expect(retryDelay(0, new StatusError(429, undefined, 7000), 0)).toBe(7000);
    expect(retryDelay(1, new StatusError(503, undefined, 30_000), 0.3)).toBe(30_000);
  });

  it('is between 0.5 and 4 s', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = retryDelay(failures, new NetworkError(false), random);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(4000);
      }),
    );
  });
});
