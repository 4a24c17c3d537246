// The generic messages of a form (docs/product/messages.md#form-messages). Each function returns what is wrong with
// the input, or undefined if it is valid. All but `required` and `chooseOne` accept an empty field.

import { message, type Message } from '../../messages/t';

/** A check of a field's text, which returns what is wrong with it. */
export type Rule = (text: string) => Message | undefined;

/** Rejects an empty field, and one with only white space. */
export const required: Rule = (text) => (text.trim() === '' ? message('forms.required') : undefined);

/** Accepts a single e-mail address. */
export const validEmail: Rule = matches(
  /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/,
  message('forms.validEmail'),
);

/** Accepts a number; a sign, and decimals after a point or a comma, are optional. */
export const numbersOnly: Rule = matches(/^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/, message('forms.numbersOnly'));

/** Accepts a whole number; a sign is optional. */
export const integersOnly: Rule = matches(/^[+-]?\d+$/, message('forms.integersOnly'));

/** Rejects lower-case letters. */
export const uppercaseOnly: Rule = (text) =>
  text === text.toUpperCase() ? undefined : message('forms.uppercaseOnly');

/** Lengths are counted in characters, as a reader counts them, not in UTF-16 units. */
export function maxLength(most: number): Rule {
  return (text) => (lengthOf(text) > most ? message('forms.atMost', { count: most }) : undefined);
}

/** Returns a rule that rejects texts of fewer characters. */
export function minLength(least: number): Rule {
  return unlessEmpty((text) =>
    lengthOf(text) < least ? message('forms.atLeast', { count: least }) : undefined,
  );
}

/** Returns a rule that rejects texts of fewer or more characters. */
export function exactLength(length: number): Rule {
  return unlessEmpty((text) =>
    lengthOf(text) !== length ? message('forms.exactly', { count: length }) : undefined,
  );
}

/** Returns a rule that rejects texts that contain the character. */
export function excludedCharacter(character: string): Rule {
  return (text) => (text.includes(character) ? message('forms.excludedCharacter', { character }) : undefined);
}

/** Returns what is wrong if no value is chosen. */
export function chooseOne(values: readonly unknown[]): Message | undefined {
  return values.length === 0 ? message('forms.chooseOne') : undefined;
}

/** `pattern` must not have the g flag. */
export function validFormat(pattern: RegExp): Rule {
  return matches(pattern, message('forms.invalidFormat'));
}

function matches(pattern: RegExp, problem: Message): Rule {
  return unlessEmpty((text) => (pattern.test(text.trim()) ? undefined : problem));
}

function unlessEmpty(rule: Rule): Rule {
  return (text) => (text.trim() === '' ? undefined : rule(text));
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
