// Which half of the plans is shown: those billed by the month, or by the year (docs/product/plans.md#views).
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { PlanView } from '../../domain/plans/plan';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { ChoiceRow } from '../choices/ChoiceRow';
import { percent } from './planComparison';
import { t } from '../../messages/t';

const VIEWS = [
  ['month', 'plans.monthly'],
  ['year', 'plans.yearly'],
] as const;

interface BillingPeriodProps {
  view: PlanView;
  /** How much less every yearly plan costs than by the month, in whole per cent. */
  saving: number | undefined;
  onChange: (view: PlanView) => void;
}

/** Monthly or yearly, as a radio group. */
export function BillingPeriod({ view, saving, onChange }: BillingPeriodProps) {
  const name = useId();
  return (
    <ChoiceGroup legend={t('plans.billingPeriod')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 208px))', gap: 1 }}>
        {VIEWS.map(([value, words]) => (
          <ChoiceRow
            key={value}
            name={name}
            value={value}
            isChosen={value === view}
            onChoose={() => onChange(value)}
            {...(value === 'year' && saving && { note: t('plans.yearlyLess', { percent: percent(saving) }) })}
          >
            {t(words)}
          </ChoiceRow>
        ))}
      </Box>
    </ChoiceGroup>
  );
}
