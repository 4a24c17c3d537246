// Comma-separated values as spreadsheets read them (RFC 4180). External data must not become a formula in them.

/** A cell that begins like this is evaluated by a spreadsheet instead of shown. */
const FORMULA = /^[=+\-@\t\r]/;
/** The exception: a negative number must stay a number, so that the column can be added up. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** Returns the file's text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
