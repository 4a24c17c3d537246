// The order of everything that is listed by a name, a number or a date.

/** What of a row it is ordered by: a text as people order them, or a number. */
export type OrderKey<Row> = (row: Row) => string | number;

/** Capitals and accents aside, 'stack-2' before 'stack-10'. */
const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the rows sorted by their first key, equal ones by the next; stable. */
export function ordered<Row>(
  rows: readonly Row[],
  keys: readonly OrderKey<Row>[],
  isDescending = false,
): Row[] {
  const direction = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, keys: keys.map((key) => key(row)) }))
    .sort((a, b) => direction * firstDifference(a.keys, b.keys))
    .map(({ row }) => row);
}

function firstDifference(some: readonly (string | number)[], others: readonly (string | number)[]): number {
  for (const [index, a] of some.entries()) {
    const b = others[index];
    const difference = typeof a === 'string' ? natural.compare(a, String(b)) : a - Number(b);
    if (difference !== 0) return difference;
  }
  return 0;
}
