import { describe, expect, it } from 'vitest';
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

describe('a form’s message', () => {
  it.each<[string, Rule, string, string[], string[]]>([
    ['required', required, 'This field is required.', ['a', '0'], ['', '  ', '\n']],
    [
      'e-mail',
      validEmail,
      'Please enter a valid e-mail address.',
      ['', 'a@b.co', 'olga.owner+x@eu.acme.com', ' a@b.co '],
      ['a', 'a@b', '@b.co', 'a@b.', 'a@.co', 'a b@c.de', 'a@b@c.de', 'a@b.co, c@d.ef'],
    ],
    [
      'numbers',
      numbersOnly,
      'Please enter numbers only.',
      ['', '0', '-1', '+1', '1.5', '1,5', '.5'],
      ['a', '1e3', '1.', '1 2', '--1'],
    ],
    ['integers', integersOnly, 'Please enter integers only.', ['', '0', '-1', '42'], ['1.5', 'a', '1 2']],
    ['uppercase', uppercaseOnly, 'Please use uppercase letters only.', ['', 'ABC', 'Ä1-'], ['aBC', 'ä']],
    ['maximum', maxLength(3), 'Please enter at most 3 characters.', ['', 'abc', '👍👍👍'], ['abcd']],
    ['minimum', minLength(3), 'Please enter at least 3 characters.', ['', 'abc'], ['ab', '👍👍']],
    ['exact', exactLength(3), 'Please enter exactly 3 characters.', ['', 'abc'], ['ab', 'abcd']],
    ['exact one', exactLength(1), 'Please enter exactly 1 character.', ['', 'a'], ['ab']],
    ['excluded', excludedCharacter('@'), 'The character “@” is not allowed.', ['', 'abc'], ['a@b', '@']],
    ['format', validFormat(/^\d{4}$/), 'The format is invalid.', ['', '1234'], ['123', 'abcd']],
  ])('%s', (_, rule, sentence, right, wrong) => {
    expect(right.map(rule)).toEqual(right.map(() => undefined));
    expect(wrong.map(rule)).toEqual(wrong.map(() => sentence));
  });

  it('asks for at least one value', () => {
    expect(chooseOne([])).toBe('Please choose at least one value.');
    expect(chooseOne(['a'])).toBeUndefined();
  });
});
