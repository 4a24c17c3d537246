// Searches many texts, tolerating a wrong or missing letter; the best matches come first.
import uFuzzy from '@leeoniya/ufuzzy';
import { plainText, searchedWords } from '../../domain/text/searchWords';
import { collator } from '../../domain/values/formatters';

/** Set up for letters of every script. */
const fuzzy = new uFuzzy({
  // 1 allows one typing error per word; the library's name for it exists only as a type.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
  intraMode: 1,
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  // Its own would be made as it loads, which a browser may refuse.
  compare: (a, b) => collator('en', { numeric: true, sensitivity: 'base' }).compare(a, b),
});

/** Up to this many words are ranked, in any order; the matches of more words aren't. */
const MOST_SWAPPED = 2;
/** More matches than this aren't ranked: nobody looks for a single thing by such a common word. */
const MOST_RANKED = 300;

/**
 * Returns a function that searches the items by their texts, which are read once, at the first search. It returns at most `most`
 * items, the best first.
 */
export function finderOf<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  let texts: string[] | undefined;
  return (typed: string, most: number): readonly Item[] => {
    const words = searchedWords(typed);
    if (words.length === 0) return items.slice(0, most);
    texts ??= items.map((item) => plainText(textOf(item)));
    const [found, info, order] = fuzzy.search(texts, words.join(' '), MOST_SWAPPED, MOST_RANKED);
    const indexes = order === null ? (found ?? []) : order.map((index) => info.idx[index]);
    return indexes.slice(0, most).flatMap((index) => (index === undefined ? [] : (items[index] ?? [])));
  };
}
