// The last resort (docs/product/messages.md#unexpected): a generic sentence for unexpected errors, and none for those that
// need no message.
import { describe, expect, it, vi } from 'vitest';
import { SessionEndedError } from '../domain/session/sessionErrors';
import { announceUnexpected } from './announceUnexpected';

const announce = vi.fn();
announceUnexpected(announce);
const SECRET = 'eyJ.token in /srv/app.js:12';

/** Returns what is announced when the window receives this event. */
function saidOf(event: Event): unknown[] {
  announce.mockClear();
  window.dispatchEvent(event);
  return announce.mock.calls;
}
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('an unexpected error', () => {
  it.each([
    ['an error', new ErrorEvent('error', { error: new Error(SECRET), message: SECRET })],
    ['a rejection with an error', rejection(new TypeError(SECRET))],
    ['a rejection with a string', rejection(SECRET)],
    ['a rejection with undefined', rejection(undefined)],
  ])('is announced with one generic message: %s', (_what, event) => {
    expect(saidOf(event)).toEqual([
      [
        {
          type: 'error',
          message: 'Something unexpected went wrong. If the page doesn’t work as it should, load it again.',
        },
      ],
    ]);
  });

  it.each([
    ['the browser’s notice of a slow layout', new ErrorEvent('error', { message: 'ResizeObserver loop' })],
    ['an error of another site’s script', new ErrorEvent('error', { message: 'Script error.' })],
    ['the end of the session', rejection(new SessionEndedError())],
    ['an aborted call', rejection(new DOMException('The call was given up.', 'AbortError'))],
  ])('isn’t announced: %s', (_what, event) => {
    expect(saidOf(event)).toEqual([]);
  });
});
