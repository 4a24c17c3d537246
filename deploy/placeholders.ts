// Warns of a copy of .env.example that wasn't filled in: it builds a portal that talks to example.com.
import { parseEnv } from 'node:util';

/** Example values that must be replaced by the vendor's own; the other values are defaults. */
const STANDS_FOR_ANOTHER = /\bexample\.com\b|^your-/;

/** Returns a warning that names each variable still set to its example value; empty if there is none. */
export function placeholderWarnings(env: Record<string, string | undefined>, example: string): string[] {
  const left = Object.entries(parseEnv(example)).filter(
    ([name, value]) => STANDS_FOR_ANOTHER.test(value ?? '') && env[name]?.trim() === value,
  );
  if (left.length === 0) return [];
  const named = left.map(([name, value]) => `${name}=${value}`).join(', ');
  return [`Left as in .env.example, so this build is of no use to anybody: ${named}.`];
}
