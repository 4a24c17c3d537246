// Chooses the portal's language (docs/product/wording.md#languages): the one chosen in this browser, otherwise the first of the
// browser's languages that the portal has.
import { readStored, store } from '../browser/kept/storage';
import { currentLanguage, onLanguageChange, speak, speakBoot, type LanguageCode } from './catalogue';
import { languages } from './languages';

const KEY = 'portal-language';

/** Switches to this browser's language, with the messages that needn't be loaded. From then on the page's `lang` follows it. */
export function speakOwnLanguage(): void {
  onLanguageChange(() => {
    document.documentElement.lang = currentLanguage();
  });
  const stored = readStored('browser', KEY) ?? '';
  const isKnown = Object.hasOwn(languages, stored);
  const code = isKnown ? stored : ownLanguage(Object.keys(languages), navigator.languages);
  speakBoot(code, localeFor(code, navigator.languages));
}

/** Switches to another language, and stores the choice. Throws if it can't be loaded. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (await speak(code, localeFor(code, navigator.languages))) store('browser', KEY, code);
}

/** Returns the first of the `wanted` languages that is one of the `known`, otherwise the first `known` one. */
export function ownLanguage(known: readonly LanguageCode[], wanted: readonly string[]): LanguageCode {
  const codes = wanted.map((locale) => base(locale));
  return codes.find((code) => known.includes(code)) ?? known[0] ?? 'en';
}

/** Returns the browser's variant of a language, in which dates and numbers are formatted. */
export function localeFor(code: LanguageCode, wanted: readonly string[]): string {
  return wanted.find((locale) => base(locale) === base(code)) ?? code;
}

const base = (locale: string) => locale.split('-', 1)[0]?.toLowerCase() ?? '';
