// A plan's term in words: how long it binds and how it is paid (docs/product/plans.md#terms).
import type { PlanTerm } from '../../domain/plans/plan';

export const TERM_WORDS: Readonly<Record<PlanTerm, string>> = {
  month: '1 month',
  '1y': '1 year',
  '3y': '3 years, paid at once',
  '3y-paid-annually': '3 years, paid every year',
  '5y': '5 years, paid at once',
  '5y-paid-annually': '5 years, paid every year',
  other: 'Another term',
};

/** Terms that bind for longer than a year. */
export const MULTI_YEAR_TERMS: readonly PlanTerm[] = ['3y', '3y-paid-annually', '5y', '5y-paid-annually'];
