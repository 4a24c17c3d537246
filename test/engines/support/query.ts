// What is looked for on a page, in a form that can be sent there.

export type Words = string | { source: string; flags: string };

export interface Query {
  role?: string;
  name?: Words;
  text?: Words;
  label?: Words;
  css?: string;
  within?: Query;
}

/** Takes a text, which must be met whole, or a pattern; gives it to be sent. */
export function wordsOf(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags };
}
