import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import {
  chooseOne,
  exactLength,
  excludedCharacter,
  integersOnly,
  maxLength,
  minLength,
  numbersOnly,
  required,
  uppercaseOnly,
  validEmail,
  validFormat,
} from './validation';
import type { Rule } from './validation';

describe('the validation message', () => {
  it.each<[string, Rule, string, string[], string[]]>([
    ['required', required, 'This field is required.', ['a', '0'], ['', '  ', '\n']],
    [
      'e-mail',
      validEmail,
      'Enter a valid email address.',
      ['', 'a@b.co', 'olga.owner+x@eu.acme.com', ' a@b.co '],
      ['a', 'a@b', '@b.co', 'a@b.', 'a@.co', 'a b@c.de', 'a@b@c.de', 'a@b.co, c@d.ef'],
    ],
    [
      'numbers',
      numbersOnly,
      'Enter numbers only.',
      ['', '0', '-1', '+1', '1.5', '1,5', '.5'],
      ['a', '1e3', '1.', '1 2', '--1'],
    ],
    ['integers', integersOnly, 'Enter whole numbers only.', ['', '0', '-1', '42'], ['1.5', 'a', '1 2']],
    ['uppercase', uppercaseOnly, 'Use uppercase letters only.', ['', 'ABC', 'Ä1-'], ['aBC', 'ä']],
    ['maximum', maxLength(3), 'Enter at most 3 characters.', ['', 'abc', '👍👍👍'], ['abcd']],
    ['minimum', minLength(3), 'Enter at least 3 characters.', ['', ' ', 'abc'], ['ab', '👍👍']],
    ['exact', exactLength(3), 'Enter exactly 3 characters.', ['', '  ', 'abc'], ['ab', 'abcd']],
    ['exact one', exactLength(1), 'Enter exactly 1 character.', ['', 'a'], ['ab']],
    ['excluded', excludedCharacter('@'), 'The character “@” isn’t allowed.', ['', 'abc'], ['a@b', '@']],
    ['format', validFormat(/^\d{4}$/), 'The format is invalid.', ['', '1234'], ['123', 'abcd']],
  ])('for “%s” is shown for invalid values only', (_, rule, sentence, right, wrong) => {
    const said = (text: string) => textOf(rule(text));
    expect(right.map(said)).toEqual(right.map(() => undefined));
    expect(wrong.map(said)).toEqual(wrong.map(() => sentence));
  });

  it('requires at least one value', () => {
    expect(textOf(chooseOne([]))).toBe('Choose at least one value.');
    expect(chooseOne(['a'])).toBeUndefined();
  });
});
