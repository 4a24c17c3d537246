// What the portal says, by its keys: for journeys that are the same in every language.
import { messagesOf } from '../../../build/messages/compile.ts';
import { readCatalogue } from '../../../build/messages/languages.ts';

/** Returns what says a message without values in a language. Throws for a key that isn't there. */
export function say(language: string): (key: string) => string {
  const messages = messagesOf(readCatalogue(language));
  return (key) => {
    const text = messages.get(key);
    if (text === undefined) throw new Error(`There is no message ${key}.`);
    return text;
  };
}
