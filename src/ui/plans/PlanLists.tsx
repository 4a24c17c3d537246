// Plans as a list for each term, below its heading: where a table would be too wide or say nothing
// (docs/product/plans.md#matrix).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Plan } from '../../domain/plans/plan';
import type { PlanMatrix } from '../../domain/plans/planMatrix';
import { planName } from '../../domain/plans/planWords';
import { visuallyHidden } from '../content/visuallyHidden';
import { PlanRadio, type PlanRadioGroup } from './PlanRadio';
import { termWords } from './termWords';

interface PlanListsProps {
  /** The level of the terms' headings. */
  heading: 'h3' | 'h4';
  matrix: PlanMatrix;
  group: PlanRadioGroup;
  /** The only term stands above them already. */
  isTermSaid: boolean;
}

/** In the order of the matrix's columns. */
export function PlanLists({ heading, matrix: { terms, sizes }, group, isTermSaid }: PlanListsProps) {
  const id = useId();
  return terms.map((term, column) => (
    <Box key={term} sx={{ position: 'relative' }}>
      <Typography
        id={`${id}-${term}`}
        component={heading}
        color="textSecondary"
        sx={isTermSaid ? visuallyHidden : { mb: 1 }}
      >
        {termWords(term)}
      </Typography>
      <Box component="ul" aria-labelledby={`${id}-${term}`} sx={tiles}>
        {sizes.map(({ size, plans }) => {
          const plan = plans[column];
          return (
            plan && (
              <li key={plan.id}>
                <PlanRadio group={group} plan={plan} shownName={size} hint={group.hintOf(plan.name, size)} />
              </li>
            )
          );
        })}
      </Box>
    </Box>
  ));
}

/** Plans that no row and no column speaks of, by their whole names. */
export function PlanTiles({ plans, group }: { plans: readonly Plan[]; group: PlanRadioGroup }) {
  if (plans.length === 0) return null;
  return (
    <Box component="ul" sx={tiles}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanRadio
            group={group}
            plan={plan}
            shownName={planName(plan, group.trialPlanId)}
            hint={group.hintOf(plan.name)}
          />
        </li>
      ))}
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
