// Plans as a matrix of size by term (docs/product/plans.md#matrix).
import { isEligible, planTerm, type Plan, type RuledTerm } from './plan';
import { pricePerYear } from './planMoney';
import { planSize } from './planSize';

/** The rows and columns, and the plans listed before and after them. */
export interface PlanMatrix {
  /** Plans listed on their own before the matrix: the trial, and a current plan that is no longer sold. */
  before: Plan[];
  /** The columns: the terms that occur in the rows, in the order of `TERMS`. */
  terms: RuledTerm[];
  /** The rows, cheapest first; `plans` has one entry for each of `terms`. */
  sizes: { size: string; plans: (Plan | undefined)[] }[];
  /** Plans that fit no cell of their own: without a name, of an unknown term, or the second of a size and term. */
  after: Plan[];
}

/** Every term with a column, in the columns' order. */
const TERMS: readonly RuledTerm[] = ['month', '1y', '3y', '3y-paid-annually', '5y', '5y-paid-annually'];

/** Returns the plans, all of one currency, as a matrix; plans that don't fit are in `before` or `after`. */
export function planMatrix(plans: readonly Plan[], trialPlanId: string): PlanMatrix {
  const before: Plan[] = [];
  const after: Plan[] = [];
  const cells = new Map<string, Map<RuledTerm, Plan>>();
  for (const plan of plans) {
    const size = planSize(plan);
    const term = planTerm(plan);
    if (plan.id === trialPlanId || !isEligible(plan, trialPlanId)) {
      before.push(plan);
    } else if (size === undefined || term === 'other' || cells.get(size)?.has(term)) {
      after.push(plan);
    } else {
      cells.set(size, (cells.get(size) ?? new Map<RuledTerm, Plan>()).set(term, plan));
    }
  }
  const rows = [...cells].sort(([, a], [, b]) => cheapest(a) - cheapest(b));
  const terms = TERMS.filter((term) => rows.some(([, row]) => row.has(term)));
  return {
    before,
    terms,
    sizes: rows.map(([size, row]) => ({ size, plans: terms.map((term) => row.get(term)) })),
    after,
  };
}

/** True if a table would compare nothing: there are several terms, but no size is sold for two of them. */
export function isScattered({ terms, sizes }: PlanMatrix): boolean {
  return terms.length > 1 && sizes.every(({ plans }) => plans.filter(Boolean).length < 2);
}

/** Returns the plans in the order they are rendered: row by row, or term by term. */
export function inDrawnOrder({ before, terms, sizes, after }: PlanMatrix, byTerm: boolean): Plan[] {
  const rows = sizes.map(({ plans }) => plans);
  const cells = byTerm ? terms.flatMap((_, column) => rows.map((row) => row[column])) : rows.flat();
  return [...before, ...cells.flatMap((plan) => plan ?? []), ...after];
}

function cheapest(row: ReadonlyMap<RuledTerm, Plan>): number {
  return Math.min(...[...row.values()].map((plan) => pricePerYear(plan) ?? Number.MAX_SAFE_INTEGER));
}
