import { expect, it } from 'vitest';
import { capitalWireWords, wireWords } from './shown';

it.each([
  ['in_arrears', 'in arrears', 'In arrears'],
  ['_on_hold_', 'on hold', 'On hold'],
  ['PAUSED', 'PAUSED', 'PAUSED'],
  ['_', '–', '–'],
  ['', '–', '–'],
])('the unknown value %j is shown as “%s”, or “%s” at the start of a sentence', (value, words, capital) => {
  expect(wireWords(value)).toBe(words);
  expect(capitalWireWords(value)).toBe(capital);
});
