// Which failed changes may have been made (docs/product/failures.md#uncertain-outcomes).
import { describe, expect, it } from 'vitest';
import { message } from '../../messages/t';
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';
import { failureSentence, isUncertain, NotDoneError, orUnconfirmed, UnknownOutcomeError } from './uncertain';

describe('whether an outcome is uncertain', () => {
  it.each<[unknown, boolean]>([
    [new NetworkError(false), true],
    [new NetworkError(true), true],
    [new MalformedResponseError(), true],
    [new StatusError(502, undefined), true],
    [new StatusError(504, undefined), true],
    [new StatusError(400, undefined), false],
    [new StatusError(429, undefined), false],
    [new StatusError(499, undefined), false],
    [new StatusError(500, undefined), true],
    [new StatusError(503, undefined), true],
    [new Error('Something else.'), false],
    [undefined, false],
  ])('after %s: %s', (error, uncertain) => {
    expect(isUncertain(error)).toBe(uncertain);
  });
});

describe('a change whose result can’t be read', () => {
  const run = (change: Promise<string>) => orUnconfirmed(change, message('manage.restartUnconfirmed'));

  it('returns the server’s response', async () => {
    expect(await run(Promise.resolve('Done.'))).toBe('Done.');
  });

  it('fails with what to check after an uncertain outcome', async () => {
    const lost = new NetworkError(true);
    await expect(run(Promise.reject(lost))).rejects.toMatchObject({
      message:
        'We couldn’t confirm the restart. Check whether the instance is restarting before you try again.',
      cause: lost,
    });
  });

  it('fails with the server’s message first, then with what to check', async () => {
    const unconfirmed =
      'We couldn’t confirm the restart. Check whether the instance is restarting before you try again.';
    await expect(run(Promise.reject(new StatusError(504, undefined)))).rejects.toMatchObject({
      message: unconfirmed,
    });
    await expect(run(Promise.reject(new StatusError(502, 'The stack is asleep')))).rejects.toMatchObject({
      message: `The stack is asleep. ${unconfirmed}`,
    });
  });

  it('fails with the reason for a refusal', async () => {
    const refused = new StatusError(409, 'Not now.');
    await expect(run(Promise.reject(refused))).rejects.toBe(refused);
  });
});

it.each<[string, Error, string]>([
  ['a refusal', new StatusError(409, 'Not now.'), 'Not changed: Not now.'],
  [
    'what wasn’t done',
    new NotDoneError(undefined),
    'Not changed: The server didn’t confirm this, and it hasn’t been done so far. Try again.',
  ],
  [
    'an unknown outcome',
    new UnknownOutcomeError(undefined),
    'We couldn’t confirm whether this was done. Load this page again to see.',
  ],
])('a failure is said not to have been made only if that is known: %s', (_what, error, sentence) => {
  expect(failureSentence(error, (why) => `Not changed: ${why}`)).toBe(sentence);
});
