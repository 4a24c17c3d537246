// What a plan is for, without its term: "PRTG 1000" of "PRTG 1000 (3 years, paid annually)" (docs/product/plans.md#matrix).
import type { Plan } from './plan';

const TERM = String.raw`(?:\d+[\s-]?(?:years?|months?|[ym])\b|monthly|yearly|annual(?:ly)?)`;

/** A term at a name's end: in brackets, whatever else they hold, or after a space, a comma or a dash, with how it is paid. */
const ENDING = new RegExp(
  String.raw`\s*\(${TERM}[^()]*\)$|[\s,–-]+${TERM}(?:,?\s+(?:paid|billed)\b[^()]*)?$`,
  'i',
);

/** Returns the name without the term it ends with; undefined for a plan without a name. */
export function planSize({ name = '' }: Pick<Plan, 'name'>): string | undefined {
  const whole = name.trim();
  return whole.replace(ENDING, '') || whole || undefined;
}
