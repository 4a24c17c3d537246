// The portal's messages by key, for journeys that are the same in every language.
import { messagesOf } from '../../../build/messages/compile.ts';
import { readCatalogue } from '../../../build/messages/languages.ts';

/** Returns a function that returns a language's message (without values) by key. It throws for an unknown key. */
export function say(language: string): (key: string) => string {
  const messages = messagesOf(readCatalogue(language));
  return (key) => {
    const text = messages.get(key);
    if (text === undefined) throw new Error(`There is no message ${key}.`);
    return text;
  };
}
