import { expect, it } from 'vitest';
import { withoutInvisible } from './shown';

it.each([
  0x00, 0x07, 0x7f, 0x9f, 0xad, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b,
  0x202c, 0x202d, 0x202e, 0x2060, 0x2063, 0x2066, 0x2069, 0xfe0f, 0xfeff, 0xfff9, 0xe0001,
])('leaves out U+%x', (code) => {
  expect(withoutInvisible(`a${String.fromCodePoint(code)}b`)).toBe('ab');
});

it('leaves what is seen, and white space', () => {
  const text = 'Müller & Søn\t“日本”\r\n 👍\u00a0\u2009-';
  expect(withoutInvisible(text)).toBe(text);
});
