// The language that is spoken, and those of its messages that are loaded. They are the page's: one language at a time.
import boot from 'virtual:messages/boot';
import type { Compiled, LanguageModule } from 'virtual:messages/en';
import { setFormatLocale } from '../domain/values/formatters';
import { languages } from './languages';
import type { MessageGroup } from './types.gen';

/** What is loaded at once: what several pages share, or a page's own group. */
export type MessageChunk = 'shared' | MessageGroup;

/** A language's code: one of build/messages/languages.ts. */
export type LanguageCode = string;

let language = '';
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
 * Speaks a language from now on, once what the page already says is there in it, too; dates and numbers follow `locale` (BCP 47). Throws
 * where it can't be loaded: all stays as it was.
 */
export async function speak(code: LanguageCode, locale: string): Promise<void> {
  const messages = await load(code, [...chunks]);
  language = code;
  loaded = { ...boot[code], ...messages };
  setFormatLocale(locale);
  for (const listener of listeners) listener();
}

/** Says at once what needs no loading. */
export function speakBoot(code: LanguageCode, locale: string): void {
  language = code;
  loaded = { ...boot[code] };
  setFormatLocale(locale);
}

/** Loads what the app says, and these chunks. Throws where they can't be loaded. */
export async function loadMessages(wanted: readonly MessageChunk[]): Promise<void> {
  const code = language;
  const messages = await load(code, wanted);
  for (const chunk of wanted) chunks.add(chunk);
  // Another language may have been chosen meanwhile: it has brought the chunks that were there by then.
  if (code === language) loaded = { ...loaded, ...messages };
  else await loadMessages(wanted);
}

async function load(code: LanguageCode, wanted: readonly MessageChunk[]): Promise<Compiled> {
  const module = await languages[code]?.load();
  if (!module) throw new Error(`There is no language ${code}.`);
  const parts = await Promise.all(wanted.map((chunk) => chunkOf(module, chunk)));
  return Object.assign({}, module.default, ...parts) as Compiled;
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
