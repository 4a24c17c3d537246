// A plan's term in words: how long it binds and how it is paid (docs/product/plans.md#terms).
import { planTerm, termMonths, type Plan, type RuledTerm } from '../../domain/plans/plan';
import { t } from '../../messages/t';

const TERMS = {
  month: 'plans.term1m',
  '1y': 'plans.term1y',
  '3y': 'plans.term3y',
  '3y-paid-annually': 'plans.term3ya',
  '5y': 'plans.term5y',
  '5y-paid-annually': 'plans.term5ya',
} as const satisfies Record<RuledTerm, string>;

/** Returns '3 years, paid every year'. */
export function termLabel(term: RuledTerm): string {
  return t(TERMS[term]);
}

/** Returns the term of a plan that is a choice or an offer; of a term that no rule covers, its length. */
export function termOf(plan: Plan): string {
  const term = planTerm(plan);
  if (term !== 'other') return termLabel(term);
  const years = termMonths(plan) / 12;
  return years > 1 ? t('plans.termYears', { years }) : t('plans.termPaidAnnually');
}

/** Terms that bind for longer than a year. */
export const MULTI_YEAR_TERMS: readonly RuledTerm[] = ['3y', '3y-paid-annually', '5y', '5y-paid-annually'];
