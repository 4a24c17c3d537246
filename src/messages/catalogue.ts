// Holds the current language and its loaded messages. They are global to the page: one language at a time.
import boot from 'virtual:messages/boot';
import type { Compiled } from 'virtual:messages/en';
import { setFormatLocale } from '../domain/values/formatters';
import { languages } from './languages';

/** A language's code: one of src/messages/languages.ts. */
export type LanguageCode = string;

let language = '';
/** The language requested last, which becomes the current one once its messages have loaded. */
let wanted = '';
let loaded: Compiled = {};
const listeners = new Set<() => void>();

/** Returns the code of the current language. */
export const currentLanguage = (): LanguageCode => language;

/** Returns the text of a message's key. A key that isn't loaded is returned as it is, and reported as an error. */
export function messageOf(key: string, values: object = {}): string {
  const said = loaded[key];
  if (said === undefined) {
    queueMicrotask(() => {
      throw new Error(`The message ${key} is not loaded.`);
    });
    return key;
  }
  return typeof said === 'string' ? said : said(values);
}

/**
 * Switches to a language once its messages have loaded; dates and numbers follow `locale` (BCP 47). Returns false if another
 * language was requested in the meantime. Throws if it can't be loaded.
 */
export async function speak(code: LanguageCode, locale: string): Promise<boolean> {
  wanted = code;
  const messages = await load(code);
  if (wanted !== code) return false;
  begin(code, locale, messages);
  return true;
}

/** Switches to a language at once, with only the messages that needn't be loaded. */
export function speakBoot(code: LanguageCode, locale: string): void {
  wanted = code;
  begin(code, locale, {});
}

function begin(code: LanguageCode, locale: string, messages: Compiled): void {
  language = code;
  loaded = { ...boot[code], ...messages };
  setFormatLocale(locale);
  for (const listener of listeners) listener();
}

/** Loads the messages of the current language. Throws if they can't be loaded. */
export async function loadMessages(): Promise<void> {
  const code = language;
  const messages = await load(code);
  // A language that was chosen meanwhile has brought its own.
  if (code === language) loaded = { ...boot[code], ...messages };
}

async function load(code: LanguageCode): Promise<Compiled> {
  const module = await languages[code]?.load();
  if (!module) throw new Error(`There is no language ${code}.`);
  return module.default;
}

/** Calls back when the language changes. Returns a function that ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
