import { describe, expect, it } from 'vitest';
import { errorEvent, worthSending, isBug } from './errorEvent';
import { NetworkError, StatusError } from '../../api/client/errors';
import { SessionEndedError } from '../session/sessionErrors';

const ORIGIN = 'https://portal.example.com';
const sent = {
  eventId: '0123456789abcdef0123456789abcdef',
  atMs: Date.UTC(2026, 0, 15, 12),
  build: 'app-a1b2c3d4',
  page: '/manage/{id}',
};
const broken = (stack: string | undefined, message = 'Invalid time value', name = 'RangeError') =>
  Object.assign(new Error(message), { name, stack });
const eventOf = (thrown: unknown) => errorEvent(thrown, ORIGIN, sent);
const exceptionOf = (thrown: unknown) => eventOf(thrown)?.exception.values[0];

const STACK = [
  'RangeError: Invalid time value',
  `    at Date.toISOString (<anonymous>)`,
  `    at iso (${ORIGIN}/assets/ManagePage-Ab1_-xyz.js:3:1405)`,
  `    at async ${ORIGIN}/assets/app-a1b2c3d4.js:12:88`,
].join('\n');

describe('the event for an error', () => {
  it('has exactly the expected fields', () => {
    expect(eventOf(broken(STACK))).toEqual({
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1768478400,
      platform: 'javascript',
      level: 'error',
      release: 'app-a1b2c3d4',
      transaction: '/manage/{id}',
      sdk: { name: 'hosted-monitor-portal', version: '1', settings: { infer_ip: 'never' } },
      exception: {
        values: [
          {
            type: 'RangeError',
            value: '(withheld)',
            stacktrace: {
              frames: [
                { filename: 'app:///assets/app-a1b2c3d4.js', lineno: 12, colno: 88 },
                { filename: 'app:///assets/ManagePage-Ab1_-xyz.js', lineno: 3, colno: 1405 },
              ],
            },
          },
        ],
      },
    });
  });

  it.each([
    ['RangeError', 'RangeError'],
    ['NotFoundError', 'NotFoundError'],
    ['ValiError', 'ValiError'],
    ['Error', 'Error'],
    ['', 'Error'],
    ['olivia@acme.example', 'Error'],
    ['Olivia Error', 'Error'],
    ['eyJhbGciOi', 'Error'],
    ['the RangeError', 'Error'],
    ['RangeErrors', 'Error'],
    [{ toString: () => 'RangeError' } as unknown as string, 'Error'],
  ])('with the name %j has the type %s', (name, type) =>
    expect(exceptionOf(broken(STACK, 'x', name))?.type).toBe(type),
  );

  it.each([['olivia@acme.example'], [undefined], [{ name: 'Error', message: 'olivia', stack: STACK }]])(
    'for %j, which isn’t an Error, has the type “Rejection” only',
    (thrown) => expect(exceptionOf(thrown)).toEqual({ type: 'Rejection', value: '(withheld)' }),
  );
});

describe('the stack trace', () => {
  const framesOf = (...lines: string[]) =>
    exceptionOf(broken(['RangeError: Invalid time value', ...lines].join('\n')))?.stacktrace?.frames;

  it.each([
    ['Chromium', `    at async e.run (${ORIGIN}/assets/app-a1b2c3d4.js:3:1405)`],
    ['Firefox', `run@${ORIGIN}/assets/app-a1b2c3d4.js:3:1405`],
    ['Safari', `${ORIGIN}/assets/app-a1b2c3d4.js:3:1405`],
  ])('is parsed in the format of %s', (_browser, line) =>
    expect(framesOf(line)).toEqual([{ filename: 'app:///assets/app-a1b2c3d4.js', lineno: 3, colno: 1405 }]),
  );

  it('is parsed from its first line if it doesn’t contain the message, with any line ending', () => {
    const stack = `${ORIGIN}/assets/app-a1b2c3d4.js:3:1405\r\n${ORIGIN}/assets/app-a1b2c3d4.js:1:2`;
    expect(exceptionOf(broken(stack, 'A message that stands elsewhere'))?.stacktrace?.frames).toEqual([
      { filename: 'app:///assets/app-a1b2c3d4.js', lineno: 1, colno: 2 },
      { filename: 'app:///assets/app-a1b2c3d4.js', lineno: 3, colno: 1405 },
    ]);
  });

  it('of the dev server names a source file without its query', () =>
    expect(framesOf(`    at App (${ORIGIN}/src/App.tsx?t=1768478400:3:14)`)).toEqual([
      { filename: 'app:///src/App.tsx', lineno: 3, colno: 14 },
    ]));

  it.each([
    ['page’s URL', `    at ${ORIGIN}/manage/sub-olivia:3:14`],
    ['id that looks like a file', `    at ${ORIGIN}/manage/olivia.js:3:14`],
    ['URL of another site', '    at run (https://js.chargebee.com/v2/chargebee.js:3:14)'],
    ['URL of a site with the same prefix', `    at run (${ORIGIN}.evil.example/assets/olivia.js:3:14)`],
    [
      'URL of a site with a name of the same length',
      '    at run (https://portal.exampla.com/assets/olivia.js:3:14)',
    ],
    ['URL of a browser extension', '    at run (chrome-extension://olivia/assets/a.js:3:14)'],
  ])('contains no %s', (_what, line) =>
    expect(framesOf(line, `    at run (${ORIGIN}/assets/app-a1b2c3d4.js:1:2)`)).toEqual([
      { filename: 'app:///assets/app-a1b2c3d4.js', lineno: 1, colno: 2 },
    ]),
  );

  it('without any frame of the portal leads to no event', () =>
    expect(
      eventOf(broken('RangeError: x\n    at run (https://js.chargebee.com/v2/chargebee.js:3:14)')),
    ).toBeUndefined());

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['without positions', 'RangeError: x\n    at Promise.all (index 0)'],
  ])('can be %s', (_what, stack) =>
    expect(exceptionOf(broken(stack))).toEqual({ type: 'RangeError', value: '(withheld)' }),
  );

  it('isn’t parsed from the message above it', () => {
    const message = `said\n    at x (${ORIGIN}/assets/kanarienvogel.js:1:2)`;
    const thrown = broken(`Error: ${message}\n    at run (${ORIGIN}/assets/app-a1b2c3d4.js:1:2)`, message);
    expect(JSON.stringify(eventOf(thrown))).not.toContain('kanarien');
    expect(exceptionOf(thrown)?.stacktrace?.frames).toHaveLength(1);
  });

  it('has 50 frames at most', () =>
    expect(
      framesOf(...Array.from({ length: 500 }, () => `at ${ORIGIN}/assets/app-a1b2c3d4.js:1:2`))?.length,
    ).toBeLessThan(51));
});

describe('an event', () => {
  const event = eventOf(broken(STACK)) ?? expect.fail('Nothing is to be sent.');

  it('is sent once', () => {
    const what = worthSending(event, new Set()) ?? '';
    expect(what).not.toBe('');
    expect(worthSending({ ...event, event_id: 'other', timestamp: 1 }, new Set([what]))).toBeUndefined();
    expect(worthSending({ ...event, transaction: '/new' }, new Set([what]))).toBeDefined();
  });

  it('isn’t sent after ten others', () => {
    const some = (count: number) => new Set(Array.from({ length: count }, (_, number) => String(number)));
    expect(worthSending(event, some(9))).toBeDefined();
    expect(worthSending(event, some(10))).toBeUndefined();
  });
});

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
