// A plan's term in words: how long it binds and how it is paid (docs/product/plans.md#terms).
import type { PlanTerm } from '../../domain/plans/plan';
import { t } from '../../messages/t';

const TERMS = {
  month: 'plans.term1m',
  '1y': 'plans.term1y',
  '3y': 'plans.term3y',
  '3y-paid-annually': 'plans.term3ya',
  '5y': 'plans.term5y',
  '5y-paid-annually': 'plans.term5ya',
  other: 'plans.termOther',
} as const;

/** Returns '3 years, paid every year'. */
export function termWords(term: PlanTerm): string {
  return t(TERMS[term]);
}

/** Terms that bind for longer than a year. */
export const MULTI_YEAR_TERMS: readonly PlanTerm[] = ['3y', '3y-paid-annually', '5y', '5y-paid-annually'];
