// The last resort (docs/product/messages.md#unexpected): unexpected errors are reported in one generic sentence,
// never in their own words. The browser's console still gets the details.
import { noticeError } from '../browser/noticedErrors';
import { t } from '../messages/t';
import type { Announcer } from './announcer';

/** Announces every uncaught error and rejection, for as long as the page lives. */
export function announceUnexpected(announce: Announcer['announce']): void {
  const say = (thrown: unknown) => {
    noticeError(thrown);
    announce({ message: t('failures.unexpected'), type: 'error' });
  };
  window.addEventListener('error', ({ error }) => {
    // An event without an Error is a notice of the browser's, or comes from another site's script.
    if (error instanceof Error) say(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // The end of the session and aborted calls are expected, and handled where they happen.
    const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
    if (!['SessionEndedError', 'AbortError'].includes(name)) say(reason);
  });
}
