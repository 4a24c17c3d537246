import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';

describe('an amount', () => {
  it.each([
    [14900, 'EUR', 'en-US', '€149.00'],
    [14900, 'USD', 'en-US', '$149.00'],
    [123456, 'USD', 'en-US', '$1,234.56'],
    [5, 'EUR', 'en-US', '€0.05'],
    [0, 'USD', 'en-US', '$0.00'],
    [-250, 'EUR', 'en-US', '-€2.50'],
    [123456, 'EUR', 'de-DE', '1.234,56\u00a0€'],
    [100000, 'JPY', 'en-US', '¥1,000.00'],
    [14900, '', 'en-US', '–'],
    [undefined, 'EUR', 'en-US', '–'],
    [14900, undefined, 'en-US', '–'],
    [14900, 'euros', 'en-US', '149.00 euros'],
    [14900, ' ', 'en-US', '149.00'],
  ])('of %i cents in %s for the locale %s is shown as %s', (cents, currency, locale, text) => {
    expect(formatMoney(cents, currency, locale)).toBe(text);
  });
});
