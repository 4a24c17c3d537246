// Chooses the portal's language (docs/product/wording.md#languages): the one chosen in this browser, otherwise the first of the
// browser's languages that the portal has.
import { readStored, store } from '../browser/storage/storage';
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
  const preferred = browserLanguages();
  const code = isKnown ? stored : ownLanguage(Object.keys(languages), preferred);
  speakBoot(code, localeFor(code, preferred));
}

/** Switches to another language, and stores the choice. Throws if it can't be loaded. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (await speak(code, localeFor(code, browserLanguages()))) store('browser', KEY, code);
}

/** Returns what the browser calls its languages, unchecked: some have none, and some pass on the system's own names. */
function browserLanguages(): unknown {
  try {
    const { languages: several, language: one } = navigator as { languages?: unknown; language?: unknown };
    return Array.isArray(several) && several.length > 0 ? several : [one];
  } catch {
    return [];
  }
}

/** Returns the first of the `preferred` languages that is one of the `known`, otherwise the first `known` one. */
export function ownLanguage(known: readonly LanguageCode[], preferred: unknown): LanguageCode {
  const codes = localesIn(preferred).map((locale) => base(locale));
  return codes.find((code) => known.includes(code)) ?? known[0] ?? 'en';
}

/** Returns the browser's variant of a language (BCP 47), in which dates and numbers are formatted. */
export function localeFor(code: LanguageCode, preferred: unknown): string {
  return localesIn(preferred).find((locale) => base(locale) === base(code)) ?? code;
}

/** Returns the locales in a list of languages as BCP 47 writes them, without what can't be read as one. */
function localesIn(preferred: unknown): string[] {
  return (Array.isArray(preferred) ? preferred : []).flatMap((name: unknown) => {
    if (typeof name !== 'string') return [];
    // As POSIX writes them: 'de_DE.UTF-8', 'de_DE@euro'.
    const locale = name
      .trim()
      .replace(/[.@].*$/, '')
      .replaceAll('_', '-')
      .replace(/-+$/, '');
    try {
      return Intl.getCanonicalLocales(locale);
    } catch {
      return [];
    }
  });
}

const base = (locale: string) => locale.split('-', 1)[0]?.toLowerCase() ?? '';
