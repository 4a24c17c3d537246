// A copy of .env.example that nobody filled in builds a portal that talks to example.com. The build says so.
import { parseEnv } from 'node:util';

/** Example values that stand for one of the vendor's own; the others are defaults. */
const STANDS_FOR_ANOTHER = /\bexample\.com\b|^your-/;

/** Returns a warning that names each variable left as it is there, or none. */
export function placeholderWarnings(env: Record<string, string | undefined>, example: string): string[] {
  const left = Object.entries(parseEnv(example)).filter(
    ([name, value]) => STANDS_FOR_ANOTHER.test(value ?? '') && env[name]?.trim() === value,
  );
  if (left.length === 0) return [];
  const named = left.map(([name, value]) => `${name}=${value}`).join(', ');
  return [`Left as in .env.example, so this build is of no use to anybody: ${named}.`];
}
