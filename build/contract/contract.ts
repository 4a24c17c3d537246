// Writes the contract with the vendor: `npm run contract`.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { contract } from './document.ts';

const FILE = 'docs/vendor-api.openapi.json';

/** Returns the contract's text, the same for the same sources. */
export async function contractText(): Promise<string> {
  return format(JSON.stringify(contract()), { ...(await resolveConfig(FILE)), parser: 'json' });
}

/** Returns the text that is written. */
export function readContract(): string {
  return readFileSync(FILE, 'utf8');
}

/** Writes it. */
export async function writeContract(): Promise<void> {
  writeFileSync(FILE, await contractText());
}
