// A browser that refuses what the portal asks of it, as hardened ones, odd systems and extensions do.
import { vi } from 'vitest';
import { localeFor } from '../../src/messages/choice';
import { speak } from '../../src/messages/catalogue';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Makes the browser name no valid language, and refuse formats, storage, channels, notifications, clipboard and media queries
 * for paper. Returns a function that ends that; mocks are restored after each test anyway. */
export async function refuseEverything(): Promise<() => Promise<void>> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix']);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('C');
  for (const what of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator'] as const) {
    vi.spyOn(Intl, what).mockImplementation(function () {
      refuse();
    });
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query === 'print' ? refuse() : media(query)));
  vi.stubGlobal('BroadcastChannel', function () {
    refuse();
  });
  vi.stubGlobal('Notification', undefined);
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  // A locale of its own, for which no formatter has been made before.
  await speak('en', `${localeFor('en', navigator.languages)}-x-refused`);
  return async () => {
    vi.unstubAllGlobals();
    await speak('en', 'en-US');
  };
}
