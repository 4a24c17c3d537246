// What the portal says, by its keys: for journeys that are the same in every language.
import { readCatalogue } from '../../../build/messages/languages.ts';

/** Returns what says a message without values in a language. Throws for a key that isn't there. */
export function say(language: string): (key: string) => string {
  const catalogue = readCatalogue(language);
  return (key) => {
    const [group = '', name = ''] = key.split('.');
    const text = catalogue[group]?.[name];
    if (text === undefined) throw new Error(`There is no message ${key}.`);
    return text;
  };
}
