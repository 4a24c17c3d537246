// Texts of users and of the vendor as screens show them.
import { expect, it, describe } from 'vitest';
import { withoutInvisible, pathSegments, shortened, capitalWireLabel, wireLabel } from './shown';

it.each([
  0x00, 0x07, 0x7f, 0x9f, 0xad, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b,
  0x202c, 0x202d, 0x202e, 0x2060, 0x2063, 0x2066, 0x2069, 0xfe0f, 0xfeff, 0xfff9, 0xe0001,
])('U+%x, which can’t be seen, is left out', (code) => {
  expect(withoutInvisible(`a${String.fromCodePoint(code)}b`)).toBe('ab');
});

it('what is seen, and white space, stays', () => {
  const text = 'Müller & Søn\t“日本”\r\n 👍\u00a0\u2009-';
  expect(withoutInvisible(text)).toBe(text);
});

it.each([
  ['/manage/sub-1', ['', 'manage', 'sub-1']],
  ['/manage/a%2Fb%20c', ['', 'manage', 'a/b c']],
  ['/manage/%E0%A4%A/more', ['', 'manage', '%E0%A4%A', 'more']],
  ['', ['']],
])('the decoded segments of the path %s', (path, segments) => {
  expect(pathSegments(path)).toEqual(segments);
});

describe('a displayed text', () => {
  it.each([
    ['', ''],
    ['Acme', 'Acme'],
    ['12345', '12345'],
    ['123456', '1234…'],
    // Never cuts a character in half.
    ['123😀56', '123…'],
    ['1😀456', '1😀4…'],
  ])('of %j becomes %j', (text, shown) => {
    expect(shortened(text, 5)).toBe(shown);
  });

  it('is shortened quickly, however long it is', () => {
    expect(shortened('x'.repeat(10_000_000), 200)).toBe(`${'x'.repeat(199)}…`);
  });
});

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
