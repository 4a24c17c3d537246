// Writes what is generated from the list of calls: `npm run contract`.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { contract } from './document.ts';
import { withTables } from './tables.ts';

/** The contract with the vendor. */
export const CONTRACT = 'docs/vendor-api.openapi.json';
const TABLES = 'docs/product/vendor-api.md';

/** Returns the files that aren't what the sources give, with what they should be. Throws if one can't be formatted. */
export async function staleFiles(): Promise<ReadonlyMap<string, string>> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const stale = new Map<string, string>();
  const written = [
    [CONTRACT, JSON.stringify(contract())],
    [TABLES, withTables(readFileSync(TABLES, 'utf8'))],
  ] as const;
  for (const [file, text] of written) {
    const { code, errors } = await format(file, text, options);
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    if (code !== readFileSync(file, 'utf8')) stale.set(file, code);
  }
  return stale;
}

/** Writes the files that aren't what the sources give. */
export async function writeContract(): Promise<void> {
  for (const [file, text] of await staleFiles()) writeFileSync(file, text);
}
