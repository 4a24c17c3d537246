// Text search: finds the texts in which every typed or pasted word occurs, in any order, ignoring case, accents and the form of
// hyphens (docs/product/screens.md#searches).

/** Returns a text by which two are the same: in lower case, and the same whether its accents stand alone or not. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Typographic hyphens, dashes and the minus sign. */
export const DASHES = /[\u2010-\u2015\u2212]/g;
/** Every text of a list is searched at each key, and most need none of the work below. */
const PLAIN = /^\p{ASCII}*$/u;
/** Letters that no accent can be taken off. */
const SINGLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};
const SINGLES = new RegExp(`[${Object.keys(SINGLE).join('')}]`, 'g');

/** Returns a text with plain letters, hyphens and apostrophes. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(DASHES, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(SINGLES, (letter) => SINGLE[letter] ?? letter);
}

/** Returns a text as it is searched. */
export function searchedText(text: string): string {
  return plainText(text).toLowerCase();
}

/** Returns a pasted text without what surrounds it where it was copied: `https://…/`, `mailto:`, `<…>`, a trailing `;`. */
export function unwrapped(text: string): string {
  return text
    .replace(/^<?(?:https?:\/\/([^/?#:]*).*|mailto:([^?>]*).*)$/i, '$1$2')
    .replace(/^<|[>;,/]+$/g, '');
}

/** Returns the words of a search, as they are searched. */
export function searchedWords(typed: string): string[] {
  return searchedText(typed).split(/\s/).map(unwrapped).filter(Boolean);
}

/** Returns a predicate that is true if a text contains every word of a search; undefined if no word was typed. */
export function searchFor(typed: string): ((text: string) => boolean) | undefined {
  const words = searchedWords(typed);
  if (words.length === 0) return undefined;
  return (text) => {
    const searched = searchedText(text);
    return words.every((word) => searched.includes(word));
  };
}

/** Returns the items whose text contains every word of a search; all of them if no word was typed. */
export function foundIn<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const holds = searchFor(typed);
  return holds ? items.filter((item) => holds(textOf(item))) : items;
}
