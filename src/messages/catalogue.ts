// Holds the current language and its loaded messages. They are global to the page: one language at a time.
import boot from 'virtual:messages/boot';
import type { Compiled } from 'virtual:messages/en';
import { setFormatLocale } from '../domain/values/formatters';
import { createStore } from '../domain/values/store';
import { languages } from './languages';

/** A language's code: one of src/messages/languages.ts. */
export type LanguageCode = string;

const language = createStore<LanguageCode>('');
/** The language requested last, which becomes the current one once its messages have loaded. */
let requested = '';
let loaded: Compiled = {};

/** Returns the code of the current language. */
export const currentLanguage = language.current;

/** Calls back when the language changes. Returns a function that ends that. */
export const onLanguageChange = language.subscribe;

/** Returns the text of a message's key. A key that isn't loaded is returned as it is, and reported as an error. */
export function messageOf(key: string, values: object = {}): string {
  const compiled = loaded[key];
  if (compiled === undefined) {
    queueMicrotask(() => {
      throw new Error(`The message ${key} is not loaded.`);
    });
    return key;
  }
  return typeof compiled === 'string' ? compiled : compiled(values);
}

/**
 * Switches to a language once its messages have loaded; dates and numbers follow `locale` (BCP 47). Returns false if another
 * language was requested in the meantime. Throws if it can't be loaded.
 */
export async function speak(code: LanguageCode, locale: string): Promise<boolean> {
  requested = code;
  const messages = await load(code);
  if (requested !== code) return false;
  begin(code, locale, messages);
  return true;
}

/** Switches to a language at once, with only the messages that needn't be loaded. */
export function speakBoot(code: LanguageCode, locale: string): void {
  requested = code;
  begin(code, locale, {});
}

function begin(code: LanguageCode, locale: string, messages: Compiled): void {
  loaded = { ...boot[code], ...messages };
  setFormatLocale(locale);
  language.set(code);
}

/** Loads the messages of the current language. Throws if they can't be loaded. */
export async function loadMessages(): Promise<void> {
  const code = currentLanguage();
  const messages = await load(code);
  // A language that was chosen meanwhile has brought its own.
  if (code === currentLanguage()) loaded = { ...boot[code], ...messages };
}

async function load(code: LanguageCode): Promise<Compiled> {
  const module = await languages[code]?.load();
  if (!module) throw new Error(`There is no language ${code}.`);
  return module.default;
}
