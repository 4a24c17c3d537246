// Finds what was typed among many texts, although a letter is wrong or missing, the best ones first.
import uFuzzy from '@leeoniya/ufuzzy';

/** Letters of every script. */
const fuzzy = new uFuzzy({
  // One slip in each word; its name for that exists only as a type.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
  intraMode: 1,
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
});

/** So many words may stand in another order than they were typed in. */
const MOST_SWAPPED = 2;
/** More than these aren't ranked: nobody looks for one thing by a word that so many have. */
const MOST_RANKED = 300;

/**
 * Returns a search over the items by their texts, which are read once, at the first word: it gives so many of them at most,
 * the best first.
 */
export function finderOf<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  let texts: string[] | undefined;
  return (typed: string, most: number): readonly Item[] => {
    if (typed.trim() === '') return items.slice(0, most);
    texts ??= uFuzzy.latinize(items.map(textOf));
    const [found, info, order] = fuzzy.search(texts, uFuzzy.latinize(typed), MOST_SWAPPED, MOST_RANKED);
    const indexes = order === null ? (found ?? []) : order.map((place) => info.idx[place]);
    return indexes.slice(0, most).flatMap((index) => (index === undefined ? [] : (items[index] ?? [])));
  };
}
