// Comma-separated values as spreadsheets read them (RFC 4180). External data must not become a formula in them.

/** At the start of a cell, whitespace that may hide a formula's sign. */
const BLANK = /^[\t\r\n]/;
/**
 * A formula's sign at the start of a cell, full-width ones too, or behind a semicolon or a line break, where a German Excel
 * starts a new cell even within quotation marks. A negative number must stay one, so that the column can be added up.
 */
const SIGN = /(^|[;\r\n])(?!-\d+(?:\.\d+)?(?:[;\r\n]|$))(?=[=+\-@＝＋－＠])/g;

/** Returns the file's text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = text.replace(BLANK, "'$&").replace(SIGN, "$1'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
