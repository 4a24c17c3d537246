// Text search: finds the texts in which every typed word occurs, in any order and ignoring case.

/** Returns a text as it is compared: in lower case, and the same whether its accents stand alone or not. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Returns the words of a search, folded. */
export function searchedWords(typed: string): string[] {
  return folded(typed).split(/\s/).filter(Boolean);
}

/** Returns a predicate that is true if a text contains every word of a search; undefined if no word was typed. */
export function searchFor(typed: string): ((text: string) => boolean) | undefined {
  const words = searchedWords(typed);
  if (words.length === 0) return undefined;
  return (text) => {
    const searched = folded(text);
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
