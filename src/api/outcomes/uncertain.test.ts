// Which failed changes may have been made (docs/product/failures.md#uncertain-outcomes).
import { describe, expect, it } from 'vitest';
import { message } from '../../messages/t';
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';
import { isUncertain, orUnconfirmed } from './uncertain';

describe('an outcome is uncertain', () => {
  it.each<[unknown, boolean]>([
    [new NetworkError(false), true],
    [new NetworkError(true), true],
    [new MalformedResponseError(), true],
    [new StatusError(502, undefined), true],
    [new StatusError(504, undefined), true],
    [new StatusError(400, undefined), false],
    [new StatusError(500, undefined), false],
    [new StatusError(503, undefined), false],
    [new Error('Something else.'), false],
    [undefined, false],
  ])('after %s: %s', (error, uncertain) => {
    expect(isUncertain(error)).toBe(uncertain);
  });
});

describe('a change that can’t be read again', () => {
  const run = (change: Promise<string>) => orUnconfirmed(change, message('manage.restartUnconfirmed'));

  it('is what the server answers', async () => {
    expect(await run(Promise.resolve('Done.'))).toBe('Done.');
  });

  it('says what is to be checked where its outcome is uncertain', async () => {
    const lost = new NetworkError(true);
    await expect(run(Promise.reject(lost))).rejects.toMatchObject({
      message:
        'We couldn’t confirm the restart. Check whether the instance is restarting before you try again.',
      cause: lost,
    });
  });

  it('says it after the server’s own words, if there are any', async () => {
    const unconfirmed =
      'We couldn’t confirm the restart. Check whether the instance is restarting before you try again.';
    await expect(run(Promise.reject(new StatusError(504, undefined)))).rejects.toMatchObject({
      message: unconfirmed,
    });
    await expect(run(Promise.reject(new StatusError(502, 'The stack is asleep')))).rejects.toMatchObject({
      message: `The stack is asleep. ${unconfirmed}`,
    });
  });

  it('says why it was refused', async () => {
    const refused = new StatusError(409, 'Not now.');
    await expect(run(Promise.reject(refused))).rejects.toBe(refused);
  });
});
