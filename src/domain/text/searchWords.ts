// What a search finds: the texts in which every typed word occurs, in any order and whatever its capitals.

/** Returns the words of a search, in lower case. */
export function searchedWords(typed: string): string[] {
  return typed.toLowerCase().split(/\s/).filter(Boolean);
}

/** Returns what says whether a text holds every word of a search; undefined where no word was typed. */
export function searchFor(typed: string): ((text: string) => boolean) | undefined {
  const words = searchedWords(typed);
  if (words.length === 0) return undefined;
  return (text) => {
    const searched = text.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}

/** Returns the items whose text holds every word of a search: all of them where no word was typed. */
export function foundIn<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const holds = searchFor(typed);
  return holds ? items.filter((item) => holds(textOf(item))) : items;
}
