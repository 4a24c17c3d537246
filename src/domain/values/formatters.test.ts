import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formatters';

it('number and date formatters are cached by locale and options', () => {
  const style = { style: 'currency', currency: 'EUR' } as const;
  expect(numberFormat('en-GB', { ...style })).toBe(numberFormat('en-GB', { ...style }));
  expect(numberFormat('de-DE', style)).not.toBe(numberFormat('en-GB', style));
  expect(dateFormat('en-GB', { timeZone: 'UTC' })).toBe(dateFormat('en-GB', { timeZone: 'UTC' }));
  expect(dateFormat('en-GB', { timeZone: 'Asia/Tokyo' }).format(0)).toBe('01/01/1970');
  expect(dateFormat('en-US', { timeZone: 'America/New_York' }).format(0)).toBe('12/31/1969');
});
