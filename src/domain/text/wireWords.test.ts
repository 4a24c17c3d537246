import { expect, it } from 'vitest';
import { capitalWireLabel, wireLabel } from './shown';

it.each([
  ['in_arrears', 'in arrears', 'In arrears'],
  ['_on_hold_', 'on hold', 'On hold'],
  ['PAUSED', 'PAUSED', 'PAUSED'],
  ['_', '–', '–'],
  ['', '–', '–'],
])('the unknown value %j is shown as “%s”, or “%s” at the start of a sentence', (value, words, capital) => {
  expect(wireLabel(value)).toBe(words);
  expect(capitalWireLabel(value)).toBe(capital);
});
