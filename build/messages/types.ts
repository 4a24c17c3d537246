// Writes the types of the messages: `npm run messages`, and whatever starts Vite.
import { readFileSync, writeFileSync } from 'node:fs';
import { messageTypes } from './compile.ts';
import { MESSAGES_FOLDER, readCatalogue, SOURCE_LANGUAGE } from './languages.ts';

const TYPES_FILE = `${MESSAGES_FOLDER}types.gen.ts`;

/** Writes them where they have changed. Throws for a malformed message. */
export function writeTypes(): void {
  const types = messageTypes(readCatalogue(SOURCE_LANGUAGE));
  if (readTypes() !== types) writeFileSync(TYPES_FILE, types);
}

/** Returns the types as they are written; empty where they aren't. */
export function readTypes(): string {
  try {
    return readFileSync(TYPES_FILE, 'utf8');
  } catch {
    return '';
  }
}
