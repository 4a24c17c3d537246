import { describe, expect, it } from 'vitest';
import { shortened } from './shown';

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
