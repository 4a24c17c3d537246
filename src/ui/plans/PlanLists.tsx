// Plans as one list per term, each below its heading: used where a table would be too wide, or its rows would compare nothing
// (docs/product/plans.md#matrix).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Plan } from '../../domain/plans/plan';
import type { PlanMatrix } from '../../domain/plans/planMatrix';
import { planName } from '../../domain/plans/planLabels';
import { visuallyHidden } from '../content/styles';
import { PlanRadio, type PlanRadioGroup } from './PlanRadio';
import { termLabel } from './termLabel';

interface PlanListsProps {
  /** The level of the terms' headings. */
  heading: 'h3' | 'h4';
  matrix: PlanMatrix;
  group: PlanRadioGroup;
  /** The only term is already shown above the lists. */
  isTermSaid: boolean;
}

/** The lists, in the order of the matrix's columns. */
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
        {termLabel(term)}
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

/** Plans outside the matrix, shown by their full names. */
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
