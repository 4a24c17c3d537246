// Which half of the plans is shown: those billed by the month, or by the year (docs/product/plans.md#views).
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { PlanView } from '../../domain/plans/plan';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { ChoiceRow } from '../choices/ChoiceRow';
import { t } from '../../messages/t';

const VIEWS = [
  ['month', 'plans.monthly'],
  ['year', 'plans.yearly'],
] as const;

/** Monthly or yearly, as a radio group. */
export function BillingPeriod({ view, onChange }: { view: PlanView; onChange: (view: PlanView) => void }) {
  const name = useId();
  return (
    <ChoiceGroup legend={t('plans.billingPeriod')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 176px))', gap: 1 }}>
        {VIEWS.map(([value, words]) => (
          <ChoiceRow
            key={value}
            name={name}
            value={value}
            isChosen={value === view}
            onChoose={() => onChange(value)}
          >
            {t(words)}
          </ChoiceRow>
        ))}
      </Box>
    </ChoiceGroup>
  );
}
