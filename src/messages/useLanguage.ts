// Re-renders every screen when the language changes: the root uses this, and so does whatever React wouldn't render again by
// itself: memoised components, and values kept by `useMemo`.
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, type LanguageCode } from './catalogue';

/** Returns the code of the current language, and re-renders the component when it changes. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
