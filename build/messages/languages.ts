// The languages' files, src/messages/<code>.json, and the pseudo-language that is generated from the English one.
import { readdirSync, readFileSync } from 'node:fs';
import type { Catalogue } from './compile.ts';
import { pseudoCatalogue } from './pseudo.ts';

/** The language that the others are translated from, and that types the values of messages. */
export const SOURCE_LANGUAGE = 'en';

/** The language for tests (pseudo.ts). */
export const PSEUDO_LANGUAGE = 'en-XA';

/** The folder of the files. */
export const MESSAGES_FOLDER = `${import.meta.dirname}/../../src/messages/`;

/** Returns the codes of the languages that have a file. */
export function languageCodes(): string[] {
  const files = readdirSync(MESSAGES_FOLDER).filter((file) => file.endsWith('.json'));
  return files.map((file) => file.replace('.json', ''));
}

/** Returns a language's messages. Throws if its file can't be read. */
export function readCatalogue(code: string): Catalogue {
  if (code === PSEUDO_LANGUAGE) return pseudoCatalogue(readCatalogue(SOURCE_LANGUAGE));
  return JSON.parse(readFileSync(`${MESSAGES_FOLDER}${code}.json`, 'utf8')) as Catalogue;
}
