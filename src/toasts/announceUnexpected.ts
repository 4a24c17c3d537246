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
    // Without an error it is a notice of the browser's, or of another site's script: none of ours.
    if (error instanceof Error) say(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // An end of the session and a call that was given up say themselves what they are.
    const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
    if (!['SessionEndedError', 'AbortError'].includes(name)) say(reason);
  });
}
