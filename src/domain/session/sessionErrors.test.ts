import { expect, it } from 'vitest';
import { OfflineError, SessionEndedError } from './sessionErrors';

it.each([
  [OfflineError, 'OfflineError: You seem to be offline. The page will continue when you’re back online.'],
  [SessionEndedError, 'SessionEndedError: Your session has ended. Sign in again.'],
])('%o says “%s”', (Thrown, words) => {
  expect(String(new Thrown())).toBe(words);
});
