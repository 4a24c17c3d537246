// Makes a component render again when the language changes: the root uses `useLanguage`, and memoised components and values
// use `useT`.
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, type LanguageCode } from './catalogue';
import { t } from './t';

/** Returns the code of the current language, and re-renders the component when it changes. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** `t` for each language, so that it is another function in another language. */
const translators = new Map<LanguageCode, typeof t>();

/** Returns `t`, another function for each language, so that hooks that depend on it run again; re-renders like `useLanguage`. */
export function useT(): typeof t {
  const language = useLanguage();
  const own = translators.get(language) ?? ((key, ...values) => t(key, ...values));
  translators.set(language, own);
  return own;
}
