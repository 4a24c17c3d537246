// Money: cents on the wire, two decimals and the currency on the screen (specification 9).
import { numberFormat } from './formatters';

/** Takes cents and a currency code; gives the amount in the user's locale, always with two decimals. Never throws. */
export function formatMoney(cents: number, currencyCode: string, locale?: string): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amount = cents / 100;
  if (!/^[A-Za-z]{3}$/.test(currencyCode)) {
    return `${numberFormat(locale, decimals).format(amount)} ${currencyCode}`.trim();
  }
  return numberFormat(locale, { ...decimals, style: 'currency', currency: currencyCode }).format(amount);
}
