// Every screen is drawn again in another language: the root asks for it, and so does whatever React would leave as it was:
// memoised components, and what `useMemo` keeps.
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, type LanguageCode } from './catalogue';

/** Returns the code of the language that is spoken; draws the component again when it changes. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
