// The pseudo-language: English, two fifths longer, accented and in brackets. Text on a screen that isn't in brackets is data, or
// a sentence that isn't in the catalogue; text that is cut off would be cut off in Finnish, too.
import { parse, type Token } from '@messageformat/parser';
import pseudolocale from 'pseudolocale';
import type { Catalogue } from './compile.ts';

/** Returns the messages in the pseudo-language; their values and tags stay as they are. */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return mapValues(catalogue, (messages) => mapValues(messages, (text) => `[${written(parse(text))}]`));
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

function written(tokens: readonly Token[]): string {
  return tokens.map(writtenToken).join('');
}

function writtenToken(token: Token): string {
  switch (token.type) {
    case 'content':
      return token.value
        .split(/(<[^>]*>)/)
        .map((part) => (part.startsWith('<') ? part : escaped(accented(part))))
        .join('');
    case 'octothorpe':
      return '#';
    case 'argument':
      return `{${token.arg}}`;
    case 'function':
      return `{${token.arg}, ${token.key}}`;
    default: {
      const cases = token.cases.map(({ key, tokens }) => `${key} {${written(tokens)}}`);
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
    }
  }
}

/** Accents a text and doubles its vowels, which makes English two fifths longer. */
const accented = (text: string) =>
  text.trim() === '' ? text : pseudolocale(text.replace(/[aeiou]/gi, '$&$&'), { prepend: '', append: '' });

/** Escapes apostrophes and braces as ICU MessageFormat requires. */
const escaped = (text: string) => text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");
