// Pricing plans: which may be shown, which a subscription may choose, and which are offered beside those choices. A customer
// whose current plan no rule covers gets the choices and offers of a new instance.
import { countsAsCancelled, type Subscription } from '../subscriptions/subscription';
import type { Plan } from '../../wire/catalogue';

export type { Plan } from '../../wire/catalogue';

/** The two halves of a choice of plans: billed by the month or by the year. */
export type PlanView = 'month' | 'year';

/** How long a customer is bound, and how they pay for it. `other` is a term that no rule covers. */
export type PlanTerm = RuledTerm | 'other';

/** A term that the rules for choices and offers name. */
export type RuledTerm = 'month' | '1y' | '3y' | '5y' | '3y-paid-annually' | '5y-paid-annually';

/** What choosing a plan does: the current one's subscription is cancelled or reactivated; another replaces it. */
export type PlanChangeAction = 'cancel' | 'reactivate' | 'change';

/** Everything that decides which plans are choices and which are offers. */
export interface PlanQuestion {
  plans: readonly Plan[];
  /** The subscription's plan; undefined for a new instance, or if the price list has no such plan. */
  current?: Plan | undefined;
  /** The visitor's currency; used unless the current plan has one. */
  currency: string;
  view: PlanView;
  trialPlanId: string;
  /** The user's `can_have_trial` claim; false only if the claim is `false`. */
  canHaveTrial: boolean;
  /** The user has a subscription in trial already. */
  hasTrial: boolean;
}

/** The plans that a customer can choose between, and the offers shown beside them. */
export interface PlanChoices {
  plans: Plan[];
  /** Multi-year offers, shown under a heading of their own. */
  offers: Plan[];
}

/** Only bundles dated after this day are sold. */
const PLAN_CUTOFF = '2022-01-01';

const REGULAR_TERMS = new Map<number, PlanTerm>([
  [1, 'month'],
  [12, '1y'],
  [36, '3y'],
  [60, '5y'],
]);

/** The date part of a bundle's name, its first YYYY-MM-DD; undefined where it has none. */
export function bundleDate(bundle: string): string | undefined {
  return /\d{4}-\d{2}-\d{2}/.exec(bundle)?.[0];
}

/** Whether a plan may be shown at all: the trial plan always, others only if in a prod bundle dated after the cutoff. */
export function isEligible({ id, bundle = '' }: Plan, trialPlanId: string): boolean {
  return id === trialPlanId || (bundle.startsWith('prod') && (bundleDate(bundle) ?? '') > PLAN_CUTOFF);
}

/** Returns a plan's term (docs/product/plans.md#terms). A plan marked as paid annually never has a regular term. */
export function planTerm(plan: Plan): PlanTerm {
  const { bundle = '' } = plan;
  const months = termMonths(plan);
  if (!isPaidAnnually(plan)) return REGULAR_TERMS.get(months) ?? 'other';
  if (months !== 12) return 'other';
  if (bundle.includes('3y')) return '3y-paid-annually';
  return bundle.includes('5y') ? '5y-paid-annually' : 'other';
}

/** Returns a plan's billing period in months; NaN if the period or its unit is unknown. */
export function termMonths({ period = NaN, periodUnit }: Plan): number {
  if (periodUnit === 'month') return period;
  return periodUnit === 'year' ? period * 12 : NaN;
}

/** True if a plan binds for at least two years, or is paid annually; also if its term is one that no rule covers. */
export function isMultiYear(plan: Plan): boolean {
  const months = termMonths(plan);
  return months >= 24 || (months === 12 && isPaidAnnually(plan));
}

/** True if a plan's bundle is marked as paid annually. */
export function isPaidAnnually({ bundle = '' }: Plan): boolean {
  return bundle.includes('paid-annually');
}

/** Returns the view a plan belongs to, in which its page opens; without a plan, the view a new instance starts in. */
export function viewOf(plan: Plan | undefined): PlanView {
  return !plan || planTerm(plan) === 'month' ? 'month' : 'year';
}

/** True if there are a month and a year view: for a new instance, a monthly or one-year plan, or one that no rule covers. */
export function hasViews(current: Plan | undefined, trialPlanId: string): boolean {
  const term = currentTerm(current, trialPlanId);
  return term === undefined || term === 'month' || term === '1y';
}

/** Returns the plans to choose from, including the current one in the view it belongs to, and the multi-year offers. */
export function planChoices(question: PlanQuestion): PlanChoices {
  const { plans, current, view, trialPlanId } = question;
  const term = currentTerm(current, trialPlanId);
  const currency = current?.currencyCode ?? question.currency;
  const sold = plans.filter(
    (plan) => plan.id !== trialPlanId && plan.currencyCode === currency && isEligible(plan, trialPlanId),
  );
  const choices = sold.filter((plan) => planTerm(plan) === choiceTerm(term, view));
  const first = current ? term && currentToAdd(current, choices, question) : newTrial(question);
  return {
    plans: first ? [first, ...choices] : choices,
    // A current plan that no rule covers is no offer: nobody can change to what they have.
    offers: sold.filter((plan) => plan.id !== current?.id && isOffer(plan, term, view)),
  };
}

/** Returns the currency to show plans in: the chosen plan's, so that its price never changes by itself, else the visitor's. */
export function choiceCurrency(
  plans: readonly Plan[],
  chosenId: string | undefined,
  trialPlanId: string,
  visitors: string,
): string {
  const chosen = plans.find(({ id }) => id === chosenId && id !== trialPlanId);
  return (chosen && isEligible(chosen, trialPlanId) ? chosen.currencyCode : undefined) ?? visitors;
}

/** What the rules for a current plan depend on; undefined if none covers it, so that those for a new instance apply. */
type CurrentTerm = RuledTerm | 'trial' | undefined;

function currentTerm(current: Plan | undefined, trialPlanId: string): CurrentTerm {
  if (!current) return undefined;
  if (current.id === trialPlanId) return 'trial';
  const term = planTerm(current);
  return term === 'other' ? undefined : term;
}

function choiceTerm(term: CurrentTerm, view: PlanView): PlanTerm {
  switch (term) {
    case undefined:
    case 'month':
    case '1y':
      return view === 'month' ? 'month' : '1y';
    case 'trial':
    case '3y-paid-annually':
      return '3y-paid-annually';
    case '5y-paid-annually':
    case '3y':
    case '5y':
      return term;
  }
}

function isOffer(plan: Plan, term: CurrentTerm, view: PlanView): boolean {
  if (view === 'month') return false;
  switch (term) {
    case undefined:
      return isMultiYear(plan);
    case 'month':
    case '1y':
      return planTerm(plan) === '3y-paid-annually';
    case '3y':
      return planTerm(plan) === '5y';
    default:
      return false;
  }
}

/** A current plan that is no longer sold is still a choice: the customer has it. */
function currentToAdd(current: Plan, choices: Plan[], { view, trialPlanId }: PlanQuestion): Plan | undefined {
  const inThisView = !hasViews(current, trialPlanId) || viewOf(current) === view;
  return inThisView && !choices.some(({ id }) => id === current.id) ? current : undefined;
}

function newTrial({ plans, trialPlanId, canHaveTrial, hasTrial }: PlanQuestion): Plan | undefined {
  return canHaveTrial && !hasTrial ? plans.find(({ id }) => id === trialPlanId) : undefined;
}

/** What choosing a plan does to a subscription (docs/product/plans.md#change-action). */
export function planChangeAction(
  subscription: Subscription,
  currentPlanId: string | undefined,
  chosenId: string | undefined,
): PlanChangeAction {
  if (chosenId !== currentPlanId) return 'change';
  return countsAsCancelled(subscription) ? 'reactivate' : 'cancel';
}

/** Returns the plan of the same name among other choices: the one to preselect when a customer switches views. */
export function counterpartOf(plan: Plan, { plans, offers }: PlanChoices): Plan | undefined {
  return [...plans, ...offers].find(({ name }) => name !== undefined && name === plan.name);
}

/** Returns the plan with the same name and term in another currency; undefined if none is sold. */
export function sameInCurrency(
  plan: Plan,
  plans: readonly Plan[],
  trialPlanId: string,
  currency: string,
): Plan | undefined {
  return plans.find(
    (other) =>
      other.currencyCode === currency &&
      other.name === plan.name &&
      planTerm(other) === planTerm(plan) &&
      isEligible(other, trialPlanId),
  );
}
