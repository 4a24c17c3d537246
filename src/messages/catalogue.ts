// The language that is spoken, and those of its messages that are loaded. They are the page's: one language at a time.
import boot from 'virtual:messages/boot';
import type { Compiled, LanguageModule } from 'virtual:messages/en';
import { setFormatLocale } from '../domain/values/formatters';
import { languages } from './languages';
import type { MessageGroup } from './types.gen';

/** What is loaded at once: what several pages share, or a page's own group. */
export type MessageChunk = 'shared' | MessageGroup;

/** A language's code: one of src/messages/languages.ts. */
export type LanguageCode = string;

let language = '';
/** The one that was asked for last: it is spoken once its messages are there. */
let wanted = '';
let loaded: Compiled = {};
const chunks = new Set<MessageChunk>();
const listeners = new Set<() => void>();

/** The code of the language that is spoken. */
export const currentLanguage = (): LanguageCode => language;

/** Returns what a key says. One that isn't loaded shows as itself, and is reported. */
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
 * Speaks a language from now on, once all that the page says is there in it; dates and numbers follow `locale` (BCP 47).
 * Returns whether it is spoken: not where another one was asked for meanwhile. Throws where it can't be loaded.
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

/** Speaks a language at once, as far as nothing needs to be loaded. */
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

/** Loads what the app says, and these chunks. Throws where they can't be loaded. */
export async function loadMessages(parts: readonly MessageChunk[]): Promise<void> {
  const code = language;
  const messages = await load(code, parts);
  for (const chunk of parts) chunks.add(chunk);
  // In another language that was begun meanwhile they may be missing.
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

/** Calls back when another language is spoken. Returns what ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
