// Comma-separated values as spreadsheets read them (RFC 4180, docs/product/screens.md#files-for-spreadsheets). External data must
// not become a formula in them.
import { numberFormat } from '../values/formatters';
import { decimals } from '../values/money';

/** At the start of a cell, whitespace that may hide a formula's sign. */
const BLANK = /^[\t\r\n]/;
/**
 * A formula's sign at the start of a cell, full-width ones too, or behind a separator or a line break, where a spreadsheet of
 * another language starts a new cell even within quotation marks. A negative number must stay one, so that the column can be
 * added up.
 */
const SIGN = /(^|[,;\r\n])(?!-\d+(?:[.,]\d+)?(?:[;\r\n]|$))(?=[=+\-@＝＋－＠])/g;

/** Returns whether the current language writes 1,5: spreadsheets in it read commas as parts of numbers. */
function hasDecimalComma(): boolean {
  return numberFormat(undefined, { minimumFractionDigits: 1 }).format(1.5).includes(',');
}

/** Cents as a number that a spreadsheet in the current language can add up: '1490.00', '1490,00'; '' where there are none. */
export function csvAmount(cents: number | undefined): string {
  return decimals(cents).replace('.', hasDecimalComma() ? ',' : '.');
}

/** Returns the file's text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const separator = hasDecimalComma() ? ';' : ',';
  const line = (row: readonly string[]) => row.map((text) => cell(text, separator)).join(separator);
  return `\uFEFF${[header, ...rows].map((row) => `${line(row)}\r\n`).join('')}`;
}

function cell(text: string, separator: string): string {
  const harmless = text.replace(BLANK, "'$&").replace(SIGN, "$1'");
  return /["\r\n]/.test(harmless) || harmless.includes(separator)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
