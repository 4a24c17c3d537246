import { expect, it } from 'vitest';
import { NetworkError, StatusError } from '../../api/client/errors';
import { SessionEndedError } from '../session/sessionErrors';
import { isBug } from './errorEvent';

const named = (name: string) => Object.assign(new Error(''), { name });

it.each([
  ['a TypeError', new TypeError('Cannot read properties of undefined'), true],
  ['a DOMException', new DOMException('The node isn’t there.', 'NotFoundError'), true],
  ['a thrown string', 'olivia', true],
  ['undefined', undefined, true],
  ['an error response of the API', new StatusError(500, undefined), false],
  ['no response', new NetworkError(false), false],
  ['the end of the session', new SessionEndedError(), false],
  ['an aborted call', new DOMException('The call was given up.', 'AbortError'), false],
  ['a wait that was stopped', named('WaitStoppedError'), false],
  ['a checkout that was closed', named('CheckoutClosedError'), false],
  [
    'missing code (Chromium)',
    new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
    false,
  ],
  [
    'missing code (Firefox)',
    new TypeError('error loading dynamically imported module: https://x/a.js'),
    false,
  ],
  ['missing code (Safari)', new TypeError('Importing a module script failed.'), false],
  ['no network (Chromium)', new TypeError('Failed to fetch'), false],
  ['no network (Firefox)', new TypeError('NetworkError when attempting to fetch resource.'), false],
  ['another type of error with the same message', new RangeError('Failed to fetch'), true],
  ['no network (Safari)', new TypeError('Load failed'), false],
])('whether an error counts as a bug: %s (%#)', (_what, thrown, expected) =>
  expect(isBug(thrown)).toBe(expected),
);
