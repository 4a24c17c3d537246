// Writes the contract with the vendor: `npm run contract`.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { contract } from './document.ts';

const FILE = 'docs/vendor-api.openapi.json';

/** Returns the contract's text, always the same for the same sources. Throws if it can't be formatted. */
export async function contractText(): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(FILE, JSON.stringify(contract()), options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/** Returns the text of the contract's file. */
export function readContract(): string {
  return readFileSync(FILE, 'utf8');
}

/** Writes the contract's file. */
export async function writeContract(): Promise<void> {
  writeFileSync(FILE, await contractText());
}
