// The languages of the portal. A new one is a file beside en.json and a line here (CONTRIBUTING.md#recipe-a-new-language).
import type { Compiled } from 'virtual:messages/en';

interface Language {
  /** Its own name for itself; without a name it isn't offered. */
  name?: string;
  load: () => Promise<{ default: Compiled }>;
}

/** By code (BCP 47), in the order of the select; the first is for visitors whose browser asks for none of them. */
export const languages: Readonly<Record<string, Language>> = {
  en: { name: 'English', load: () => import('virtual:messages/en') },
  de: { name: 'Deutsch', load: () => import('virtual:messages/de') },
  fr: { name: 'Français', load: () => import('virtual:messages/fr') },
  // English made longer and accented (build/messages/pseudo.ts), which makes untranslated or cut text visible.
  ...(import.meta.env.MODE !== 'production' && { 'en-XA': { load: () => import('virtual:messages/en-XA') } }),
};
