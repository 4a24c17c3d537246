import { describe, expect, it, vi } from 'vitest';
import { collator, dateFormat, listFormat, numberFormat } from './formatters';

it('number and date formatters are cached by locale and options', () => {
  const style = { style: 'currency', currency: 'EUR' } as const;
  expect(numberFormat('en-GB', { ...style })).toBe(numberFormat('en-GB', { ...style }));
  expect(numberFormat('de-DE', style)).not.toBe(numberFormat('en-GB', style));
  expect(dateFormat('en-GB', { timeZone: 'UTC' })).toBe(dateFormat('en-GB', { timeZone: 'UTC' }));
  expect(dateFormat('en-GB', { timeZone: 'Asia/Tokyo' }).format(0)).toBe('01/01/1970');
  expect(dateFormat('en-US', { timeZone: 'America/New_York' }).format(0)).toBe('12/31/1969');
});

describe('a browser that refuses', () => {
  const NOON = Date.UTC(2026, 6, 1, 12, 5);
  const refuse = (what: 'DateTimeFormat' | 'NumberFormat' | 'ListFormat' | 'Collator', always = true) => {
    const real = Intl[what] as unknown as new (...args: unknown[]) => object;
    vi.spyOn(Intl, what).mockImplementation(function (locale?: unknown, options?: unknown) {
      const { timeZone } = (options ?? {}) as Intl.DateTimeFormatOptions;
      if (always || timeZone === undefined) throw new RangeError('Unsupported time zone specified undefined');
      return new real(locale, options) as never;
    });
  };

  it('a locale gets its own one', () => {
    expect(numberFormat('en-US@posix', {}).format(5)).toBe('5');
    expect(dateFormat('en-', { year: 'numeric' }).format(NOON)).toBe('2026');
    expect(collator('not a locale', {}).compare('a', 'b')).toBeLessThan(0);
  });

  it('its own timezone gets UTC', () => {
    refuse('DateTimeFormat', false);
    const style = { hour: '2-digit', minute: '2-digit' } as const;
    expect(dateFormat('en-NZ', style).format(NOON)).toMatch(/12:05\D+UTC/);
    expect(dateFormat('en-NZ', { month: 'long', year: 'numeric' }).format(NOON)).toBe('July 2026');
  });

  it.each<[Intl.DateTimeFormatOptions, string]>([
    [{ day: 'numeric', month: 'short', year: 'numeric' }, '2026-07-01'],
    [{ month: 'long', year: 'numeric' }, '2026-07'],
    [{ hour: '2-digit', minute: '2-digit' }, '12:05 UTC'],
    [{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit' }, '2026-07-01 12:05 UTC'],
  ])('dates gets plain ones: %j', (options, text) => {
    refuse('DateTimeFormat');
    expect(dateFormat('en-ZA', options).format(NOON)).toBe(text);
  });

  it('numbers, lists or comparing gets plain ones', () => {
    for (const what of ['NumberFormat', 'ListFormat', 'Collator'] as const) refuse(what);
    const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 } as const;
    expect(numberFormat('en-ZA', euros).format(9.5)).toBe('EUR 9.50');
    expect(numberFormat('en-ZA', {}).format(1500)).toBe('1500');
    expect(numberFormat('en-ZA', { style: 'percent' }).format(0.5)).toBe('50 %');
    expect(listFormat('en-ZA', { type: 'conjunction' }).format(['a', 'b'])).toBe('a, b');
    expect(['b', 'A', 'a'].toSorted(collator('en-ZA', {}).compare)).toEqual(['A', 'a', 'b']);
  });
});
