// The plans to choose from, as one radio group (docs/product/plans.md#choices, docs/product/plans.md#offers): name,
// price and period of each, the current one marked, multi-year offers under a heading of their own.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { planTerm, type Plan, type PlanChoices as Choices, type PlanTerm } from '../../domain/plans/plan';
import { planName } from '../../domain/plans/planWords';
import { ChoiceGroup } from '../form/ChoiceGroup';
import { ChoiceRow } from '../form/ChoiceRow';
import { priceOf } from './planFacts';

interface PlanChoicesProps {
  choices: Choices;
  trialPlanId: string;
  /** The subscription's plan, if there is a subscription. */
  currentId?: string;
  /** The plan that is chosen, if one is. */
  chosenId: string | undefined;
  problem?: string | undefined;
  onChoose: (plan: Plan) => void;
  /** The first radio button, for where the focus has to go. */
  firstRef?: Ref<HTMLInputElement>;
}

/** The offers are sorted by how long they bind; a term has its own line where there is more than one. */
export function PlanChoices(props: PlanChoicesProps) {
  const { choices, trialPlanId, currentId, chosenId, problem, onChoose, firstRef } = props;
  const name = useId();
  const [first] = [...choices.plans, ...choices.offers];
  const terms = OFFERED_TERMS.map(({ term, words }) => ({
    words,
    plans: choices.offers.filter((plan) => planTerm(plan) === term),
  })).filter(({ plans }) => plans.length > 0);
  const row = (plan: Plan) => (
    <ChoiceRow
      key={plan.id}
      name={name}
      value={plan.id}
      isChosen={plan.id === chosenId}
      onChoose={() => onChoose(plan)}
      inputRef={plan === first ? firstRef : undefined}
      about={priceOf(plan)}
    >
      {planName(plan, trialPlanId)}
      {plan.id === currentId && <Mark>Current plan</Mark>}
    </ChoiceRow>
  );
  return (
    <ChoiceGroup legend="Plan" isRequired problem={problem}>
      <Rows>{choices.plans.map(row)}</Rows>
      {choices.offers.length > 0 && (
        <>
          <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
            Multi-year offers
          </Typography>
          {terms.map(({ words, plans }) => (
            <Box key={words} sx={{ '& + &': { mt: 2 } }}>
              {terms.length > 1 && (
                <Typography color="textSecondary" sx={{ mb: 1 }}>
                  {words}
                </Typography>
              )}
              <Rows>{plans.map(row)}</Rows>
            </Box>
          ))}
        </>
      )}
    </ChoiceGroup>
  );
}

/** Every term an offer can have, in the order they are shown. */
const OFFERED_TERMS: readonly { term: PlanTerm; words: string }[] = [
  { term: '3y', words: '3 years, paid at once' },
  { term: '3y-paid-annually', words: '3 years, paid every year' },
  { term: '5y', words: '5 years, paid at once' },
  { term: '5y-paid-annually', words: '5 years, paid every year' },
];

function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
        gap: 1,
      }}
    >
      {children}
    </Box>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <Box
        component="span"
        sx={{
          px: 0.75,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          typography: 'caption',
          whiteSpace: 'nowrap',
        }}
      >
        {children}
      </Box>
    </>
  );
}
