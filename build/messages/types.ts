// Writes the types of the messages, for `npm run messages` and whenever Vite starts.
import { readFileSync, writeFileSync } from 'node:fs';
import { messageTypes } from './compile.ts';
import { MESSAGES_FOLDER, readCatalogue, SOURCE_LANGUAGE } from './languages.ts';

const TYPES_FILE = `${MESSAGES_FOLDER}types.gen.ts`;

/** Writes the file of types if they have changed. Throws for a malformed message. */
export function writeTypes(): void {
  const types = messageTypes(readCatalogue(SOURCE_LANGUAGE));
  if (readTypes() !== types) writeFileSync(TYPES_FILE, types);
}

/** Returns the file of types; empty if there is none. */
export function readTypes(): string {
  try {
    return readFileSync(TYPES_FILE, 'utf8');
  } catch {
    return '';
  }
}
