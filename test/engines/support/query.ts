// A query for elements, in a form that can be sent to a page.

export type Words = string | { source: string; flags: string };

export interface Query {
  role?: string;
  name?: Words;
  text?: Words;
  label?: Words;
  css?: string;
  within?: Query;
}

/** Returns a text, which must match as a whole, or a pattern in a form that can be sent. */
export function wordsOf(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags };
}
