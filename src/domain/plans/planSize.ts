// A plan's size, its name without the term: "PRTG 1000" of "PRTG 1000 (3 years, paid annually)" (docs/product/plans.md#matrix).
import type { Plan } from './plan';

const TERM = String.raw`(?:\d+[\s-]?(?:years?|months?|[ym])\b|monthly|yearly|annual(?:ly)?)`;

/** A term at the end of a name: in brackets, perhaps with more text, or after a space, comma or dash, perhaps with "paid …". */
const ENDING = new RegExp(
  String.raw`\s*\(${TERM}[^()]*\)$|[\s,–-]+${TERM}(?:,?\s+(?:paid|billed)\b[^()]*)?$`,
  'i',
);

/** Returns the name without the term it ends with; undefined for a plan without a name. */
export function planSize({ name = '' }: Pick<Plan, 'name'>): string | undefined {
  const whole = name.trim();
  return whole.replace(ENDING, '') || whole || undefined;
}
