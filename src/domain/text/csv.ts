// Comma-separated values as spreadsheets read them (RFC 4180). What comes from outside must not become a formula there.

/** A cell that begins so is calculated by a spreadsheet instead of shown. */
const FORMULA = /^[=+\-@\t\r]/;
/** Except this: a negative number must stay a number, so that the column can be added up. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** Returns the file's text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
