// Which language is spoken (docs/product/wording.md#languages): the one chosen in this browser, else the first of the
// browser's own that the portal speaks.
import { readStored, store } from '../browser/kept/storage';
import { currentLanguage, onLanguageChange, speak, speakBoot, type LanguageCode } from './catalogue';
import { languages } from './languages';

const KEY = 'portal-language';

/** Begins in the language of this browser, as far as nothing needs to be loaded. The page's `lang` follows from now on. */
export function speakOwnLanguage(): void {
  onLanguageChange(() => {
    document.documentElement.lang = currentLanguage();
  });
  const stored = readStored('browser', KEY) ?? '';
  const isKnown = Object.hasOwn(languages, stored);
  const code = isKnown ? stored : ownLanguage(Object.keys(languages), navigator.languages);
  speakBoot(code, localeFor(code, navigator.languages));
}

/** Speaks another language from now on, and remembers it. Throws where it can't be loaded. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (await speak(code, localeFor(code, navigator.languages))) store('browser', KEY, code);
}

/** Returns the first of the browser's languages that is one of these, else the first of these. */
export function ownLanguage(known: readonly LanguageCode[], wanted: readonly string[]): LanguageCode {
  const codes = wanted.map((locale) => base(locale));
  return codes.find((code) => known.includes(code)) ?? known[0] ?? 'en';
}

/** Returns the variant of a language that the browser asks for: its dates and numbers are written that way. */
export function localeFor(code: LanguageCode, wanted: readonly string[]): string {
  return wanted.find((locale) => base(locale) === base(code)) ?? code;
}

const base = (locale: string) => locale.split('-', 1)[0]?.toLowerCase() ?? '';
