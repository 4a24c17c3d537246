// The plans to choose from, as one radio group (docs/product/plans.md#choices, docs/product/plans.md#offers): by size and
// term, with their costs compared; the current plan is marked, and multi-year offers have a heading of their own.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { planTerm, type Plan, type PlanChoices as Choices } from '../../domain/plans/plan';
import { hintsIn, type PlanHints } from '../../domain/plans/planHints';
import { inDrawnOrder, isScattered, planMatrix, type PlanMatrix } from '../../domain/plans/planMatrix';
import { payAsYouGo } from '../../domain/plans/planMoney';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import { usePrinting } from '../../browser/usePrinting';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { planComparison } from './planComparison';
import { PlanLists, PlanTiles } from './PlanLists';
import { PlanTable, widthOfTable } from './PlanTable';
import { MULTI_YEAR_TERMS, termLabel } from './termLabel';
import { t } from '../../messages/t';
import { useLanguage } from '../../messages/useT';

interface PlanChoicesProps {
  choices: Choices;
  /** The whole price list, to calculate savings. */
  plans: readonly Plan[];
  /** One line about a plan or a size, by its name (docs/product/plans.md#hints). */
  hints: PlanHints;
  trialPlanId: string;
  /** The subscription's plan, if there is a subscription. */
  currentId?: string;
  /** The plan that is chosen, if one is. */
  chosenId: string | undefined;
  problem?: string | undefined;
  onChoose: (plan: Plan) => void;
  /** A ref to the first radio button, to move the focus there. */
  firstRef?: Ref<HTMLInputElement>;
}

/** Below this width, px, lists are easier to read than any table. */
const LISTS_BELOW = 440;

/** The radio group; fills its container, whose width decides between tables and lists. */
export function PlanChoices(props: PlanChoicesProps) {
  const { choices, plans, trialPlanId, currentId, chosenId, problem, onChoose, firstRef } = props;
  const hints = hintsIn(props.hints, useLanguage());
  const name = useId();
  const { ref, width } = useMeasuredPosition();
  const isPrinting = usePrinting();
  const regular = planMatrix(choices.plans, trialPlanId);
  const offers = planMatrix(choices.offers, trialPlanId);
  const needed = Math.max(LISTS_BELOW, ...[regular, offers].map(({ terms }) => widthOfTable(terms.length)));
  const isNarrow = !isPrinting && width > 0 && width < needed;
  const compared = payAsYouGo(plans, trialPlanId);
  const order = [regular, offers].flatMap((matrix) => inDrawnOrder(matrix, isNarrow || isScattered(matrix)));
  const group = {
    name,
    trialPlanId,
    currentId,
    chosenId,
    onChoose,
    hintOf: (...names: (string | undefined)[]) =>
      names.flatMap((each) => (each === undefined ? [] : (hints[each] ?? [])))[0],
    linesOf: (plan: Plan) => planComparison(plan, compared),
    first: order[0],
    firstRef,
  };
  const term = onlyTerm(order.filter((plan) => plan.id !== trialPlanId));
  const parts = (matrix: PlanMatrix, label: Label, heading: 'h3' | 'h4') => {
    const shared = { matrix, group, isTermSaid: term !== undefined };
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PlanTiles plans={matrix.before} group={group} />
        {isNarrow || isScattered(matrix) ? (
          <PlanLists {...shared} heading={heading} />
        ) : (
          matrix.sizes.length > 0 && <PlanTable {...shared} label={label} />
        )}
        <PlanTiles plans={matrix.after} group={group} />
      </Box>
    );
  };
  return (
    <ChoiceGroup legend={t('plans.planLegend')} isRequired problem={problem}>
      <div ref={ref}>
        {term !== undefined && <Box sx={{ mb: 2, fontWeight: 600 }}>{t('plans.allPlans', { term })}</Box>}
        {parts(regular, { 'aria-label': t('plans.bySizeAndTerm') }, 'h3')}
        {choices.offers.length > 0 && (
          <>
            <Typography id={`${name}-offers`} component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
              {t('plans.offers')}
            </Typography>
            {parts(offers, { 'aria-labelledby': `${name}-offers` }, 'h4')}
          </>
        )}
      </div>
    </ChoiceGroup>
  );
}

type Label = { 'aria-labelledby': string } | { 'aria-label': string };

/** Returns, in words, the multi-year term that all the plans have; undefined if they don't share one. */
function onlyTerm(plans: readonly Plan[]): string | undefined {
  const [only, ...others] = new Set(plans.map(planTerm));
  const term = MULTI_YEAR_TERMS.find((one) => one === only);
  return term !== undefined && others.length === 0 ? termLabel(term) : undefined;
}
