// Sorts everything that is listed by a name, a number or a date.
import { collator } from './formatters';

/** Returns what a row is sorted by: a text, in natural order, or a number. */
export type OrderKey<Row> = (row: Row) => string | number;

/** Ignores case and accents, puts 'stack-2' before 'stack-10', and orders letters as the user's language does. */
const NATURAL: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };

/** Returns the rows sorted by their first key, equal ones by the next; stable. */
export function ordered<Row>(
  rows: readonly Row[],
  keys: readonly OrderKey<Row>[],
  isDescending = false,
): Row[] {
  const direction = isDescending ? -1 : 1;
  const { compare } = collator(undefined, NATURAL);
  return rows
    .map((row) => ({ row, keys: keys.map((key) => key(row)) }))
    .sort((a, b) => direction * firstDifference(a.keys, b.keys, compare))
    .map(({ row }) => row);
}

function firstDifference(
  some: readonly (string | number)[],
  others: readonly (string | number)[],
  compare: (a: string, b: string) => number,
): number {
  for (const [index, a] of some.entries()) {
    const b = others[index];
    const difference = typeof a === 'string' ? compare(a, String(b)) : a - Number(b);
    if (difference !== 0) return difference;
  }
  return 0;
}
