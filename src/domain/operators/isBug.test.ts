import { expect, it } from 'vitest';
import { NetworkError, StatusError } from '../../api/client/errors';
import { SessionEndedError } from '../session/sessionErrors';
import { isBug } from './isBug';

const named = (name: string) => Object.assign(new Error(''), { name });

it.each([
  ['a TypeError', new TypeError('Cannot read properties of undefined'), true],
  ['a browser’s refusal', new DOMException('The node isn’t there.', 'NotFoundError'), true],
  ['a text', 'olivia', true],
  ['nothing', undefined, true],
  ['a refusal of the API', new StatusError(500, undefined), false],
  ['no answer', new NetworkError(false), false],
  ['the end of the session', new SessionEndedError(), false],
  ['a call that was given up', new DOMException('The call was given up.', 'AbortError'), false],
  ['a wait that was stopped', named('WaitStoppedError'), false],
  ['a checkout that was closed', named('CheckoutClosedError'), false],
  [
    'code that is gone (Chromium)',
    new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
    false,
  ],
  [
    'code that is gone (Firefox)',
    new TypeError('error loading dynamically imported module: https://x/a.js'),
    false,
  ],
  ['code that is gone (Safari)', new TypeError('Importing a module script failed.'), false],
  ['no network (Chromium)', new TypeError('Failed to fetch'), false],
  ['no network (Firefox)', new TypeError('NetworkError when attempting to fetch resource.'), false],
  ['an error of another kind that says so', new RangeError('Failed to fetch'), true],
  ['no network (Safari)', new TypeError('Load failed'), false],
])('%s: %#', (_what, thrown, expected) => expect(isBug(thrown)).toBe(expected));
