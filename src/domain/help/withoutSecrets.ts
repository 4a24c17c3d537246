// Cleans sentences that go into a report (docs/product/help.md#messages). The server's messages may repeat what was typed, so
// only words are kept that can hardly be a password, a token, or anybody's address.

/** Replaces each word that was removed. */
const TAKEN_OUT = '[…]';

/** A word of letters: “cancelled”, Multi-Platform, couldn’t. */
const WORD = /^[\p{P}\p{S}]*\p{L}{1,24}(?:[-’'/]\p{L}{1,24}){0,4}[\p{P}\p{S}]*$/u;
/** A count, an amount, a time or a day: (500), €99.00, 14:05. */
const FIGURES = /^[\p{P}\p{S}]*\d{1,5}(?:[.,:]\d{1,4}){0,2}[\p{P}\p{S}]*$/u;
/** Punctuation or symbols alone: –, … */
const SIGNS = /^[\p{P}\p{S}]{1,3}$/u;

/** Returns the sentence with “[…]” for every word that mixes letters with digits or symbols, or is too long. */
export function withoutSecrets(sentence: string): string {
  return sentence.replace(/\S+/gu, (word) => (isHarmless(word) ? word : TAKEN_OUT));
}

function isHarmless(word: string): boolean {
  return !word.includes('@') && [WORD, FIGURES, SIGNS].some((pattern) => pattern.test(word));
}
