// Cleans sentences that go into a report (docs/product/help.md#messages). The server's messages may repeat what was typed, so
// only words are kept that can hardly be a password, a token, or anybody's address.

/** Replaces each word that was removed. */
const TAKEN_OUT = '[…]';

const HARMLESS = [
  // Letters, up to the longest words of German: “cancelled”, Multi-Platform, couldn’t, instance_type, user(s).
  /[\p{L}\p{M}]{1,30}(?:[-–—’'/_(,:;][\p{L}\p{M}]{1,30}){0,4}/u,
  // An abbreviation: e.g., z.B.
  /(?:\p{L}\.){2,4}/u,
  // A count, an amount, a time or a day: (500), €99.00, 14:05.
  /\d{1,5}(?:[.,:]\d{1,4}){0,3}/u,
  // Too short for a password: 2nd, v2, 50MB.
  /[\p{L}\p{M}\p{N}]{1,4}/u,
  /(?:UTC|GMT)[-+−]\d{1,2}(?::\d{2})?/u,
].map(({ source }) => new RegExp(`^[\\p{P}\\p{S}]*(?:${source})[\\p{P}\\p{S}]*$`, 'u'));
/** Punctuation or symbols alone: –, … */
const SIGNS = /^[\p{P}\p{S}]{1,3}$/u;

/**
 * Returns the sentence with “[…]” for every word that mixes letters with digits or symbols, or is too long. What is in
 * `names` (of instances and plans) is kept as a whole.
 */
export function withoutSecrets(sentence: string, names: readonly string[]): string {
  return sentence.replace(wordsAnd(names), (words, name?: string) =>
    name !== undefined || isHarmless(words) ? words : TAKEN_OUT,
  );
}

/** Finds a name with the punctuation around it, the longest first, or else a word. */
function wordsAnd(names: readonly string[]): RegExp {
  const longestFirst = names
    .filter((name) => name !== '' && !name.includes('@'))
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const word = '\\S+';
  if (longestFirst.length === 0) return new RegExp(word, 'gu');
  return new RegExp(`(?<!\\S)\\p{P}*(${longestFirst.join('|')})\\p{P}*(?!\\S)|${word}`, 'giu');
}

function isHarmless(word: string): boolean {
  return !word.includes('@') && (SIGNS.test(word) || HARMLESS.some((pattern) => pattern.test(word)));
}
