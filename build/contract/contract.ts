// Writes the contract with the vendor: `npm run contract`.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { contract } from './document.ts';

const FILE = 'docs/vendor-api.openapi.json';

/** Returns the contract's text, the same for the same sources. */
export async function contractText(): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(FILE, JSON.stringify(contract()), options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/** Returns the text that is written. */
export function readContract(): string {
  return readFileSync(FILE, 'utf8');
}

/** Writes it. */
export async function writeContract(): Promise<void> {
  writeFileSync(FILE, await contractText());
}
