// The generic messages of a form (docs/product/messages.md#form-messages). Each returns a sentence for
// what was typed, or undefined where it is valid. All but `required` and `chooseOne` accept an empty field.

export type Rule = (text: string) => string | undefined;

export const required: Rule = (text) => (text.trim() === '' ? 'This field is required.' : undefined);

export const validEmail: Rule = matches(
  /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/,
  'Please enter a valid e-mail address.',
);

export const numbersOnly: Rule = matches(/^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/, 'Please enter numbers only.');

export const integersOnly: Rule = matches(/^[+-]?\d+$/, 'Please enter integers only.');

export const uppercaseOnly: Rule = (text) =>
  text === text.toUpperCase() ? undefined : 'Please use uppercase letters only.';

/** Lengths are counted in characters, as a reader counts them, not in UTF-16 units. */
export function maxLength(most: number): Rule {
  return (text) => (lengthOf(text) > most ? `Please enter at most ${characters(most)}.` : undefined);
}

export function minLength(least: number): Rule {
  return unlessEmpty((text) =>
    lengthOf(text) < least ? `Please enter at least ${characters(least)}.` : undefined,
  );
}

export function exactLength(length: number): Rule {
  return unlessEmpty((text) =>
    lengthOf(text) !== length ? `Please enter exactly ${characters(length)}.` : undefined,
  );
}

export function excludedCharacter(character: string): Rule {
  return (text) => (text.includes(character) ? `The character “${character}” is not allowed.` : undefined);
}

/** Returns the sentence where no value is chosen. */
export function chooseOne(values: readonly unknown[]): string | undefined {
  return values.length === 0 ? 'Please choose at least one value.' : undefined;
}

/** `pattern` must not have the g flag. */
export function validFormat(pattern: RegExp): Rule {
  return matches(pattern, 'The format is invalid.');
}

function matches(pattern: RegExp, problem: string): Rule {
  return unlessEmpty((text) => (pattern.test(text.trim()) ? undefined : problem));
}

function unlessEmpty(rule: Rule): Rule {
  return (text) => (text.trim() === '' ? undefined : rule(text));
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
