// Money: cents on the wire, two decimals and the currency on the screen (docs/product/wording.md#money).
import { ABSENT } from '../text/shown';
import { numberFormat } from './formatters';

/** An amount in cents, with its currency. */
export interface Money {
  cents: number | undefined;
  currencyCode: string | undefined;
}

/**
 * Returns the amount in the user's locale, always with two decimals and its currency; '–' without cents or currency. Never
 * throws.
 */
export function formatMoney(
  cents: number | undefined,
  currencyCode: string | undefined,
  locale?: string,
): string {
  if (cents === undefined || !currencyCode) return ABSENT;
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amount = cents / 100;
  if (!/^[A-Za-z]{3}$/.test(currencyCode)) {
    return `${numberFormat(locale, decimals).format(amount)} ${currencyCode}`.trim();
  }
  return numberFormat(locale, { ...decimals, style: 'currency', currency: currencyCode }).format(amount);
}

/** Cents as a plain number with two decimals, for files and searches: '1490.00'; '' where there are none. */
export function decimals(cents: number | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2);
}
