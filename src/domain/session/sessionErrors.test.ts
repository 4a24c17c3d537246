import { expect, it } from 'vitest';
import { message } from '../../messages/t';
import { NoTokenError, SessionEndedError } from './sessionErrors';

it.each([
  [
    new NoTokenError(message('failures.offline')),
    'NoTokenError: You seem to be offline. The page will continue when you’re back online.',
  ],
  [new SessionEndedError(), 'SessionEndedError: Your session has ended. Sign in again.'],
])('%o has the text “%s”', (error, words) => {
  expect(String(error)).toBe(words);
});
