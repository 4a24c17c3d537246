// Holds the current language and its loaded messages. They are global to the page: one language at a time.
import boot from 'virtual:messages/boot';
import type { Compiled, LanguageModule } from 'virtual:messages/en';
import { setFormatLocale } from '../domain/values/formatters';
import { languages } from './languages';
import type { MessageGroup } from './types.gen';

/** A set of messages that are loaded together: those that several pages share, or a page's own group. */
export type MessageChunk = 'shared' | MessageGroup;

/** A language's code: one of src/messages/languages.ts. */
export type LanguageCode = string;

let language = '';
/** The language requested last, which becomes the current one once its messages have loaded. */
let wanted = '';
let loaded: Compiled = {};
const chunks = new Set<MessageChunk>();
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
 * Switches to a language once all messages that the page uses have loaded in it; dates and numbers follow `locale` (BCP 47).
 * Returns false if another language was requested in the meantime. Throws if it can't be loaded.
 */
export async function speak(code: LanguageCode, locale: string): Promise<boolean> {
  wanted = code;
  let messages: Compiled;
  let count: number;
  do {
    count = chunks.size;
    messages = await load(code, [...chunks]);
    // A page may have been opened meanwhile, with chunks of its own.
  } while (chunks.size > count);
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

/** Loads the app's own messages and these chunks, in the current language. Throws if they can't be loaded. */
export async function loadMessages(parts: readonly MessageChunk[]): Promise<void> {
  const code = language;
  const messages = await load(code, parts);
  for (const chunk of parts) chunks.add(chunk);
  // If the language has changed in the meantime, they may be missing in the new one.
  if (code === language) loaded = { ...loaded, ...messages };
  else await loadMessages(parts);
}

async function load(code: LanguageCode, parts: readonly MessageChunk[]): Promise<Compiled> {
  const module = await languages[code]?.load();
  if (!module) throw new Error(`There is no language ${code}.`);
  const messages = await Promise.all(parts.map((chunk) => chunkOf(module, chunk)));
  return Object.assign({}, module.default, ...messages) as Compiled;
}

async function chunkOf(module: LanguageModule, chunk: MessageChunk): Promise<Compiled> {
  const part = await module.chunks[chunk]?.();
  return part?.default ?? {};
}

/** Calls back when the language changes. Returns a function that ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
