// The table of costs as a bar chart (docs/product/compare-costs.md#chart), hidden from screen readers, which have the table.
import Box from '@mui/material/Box';
import { COST_YEARS, type PlanCosts } from '../../../domain/plans/planCosts';
import { t } from '../../../messages/t';
import { AmountChart, chartColors, colorAt } from './AmountChart';
import { costTerm } from './costTerm';

/** One group of bars per year, with one bar per term in the table's order. */
export function CostChart({ costs }: { costs: readonly PlanCosts[] }) {
  return (
    <Box aria-hidden sx={chartColors}>
      <Box component="ul" sx={legend}>
        {costs.map((one, index) => (
          <li key={one.plan.id}>
            <Box component="span" sx={{ ...swatch, bgcolor: colorAt(index) }} />
            <span>{costTerm(one, costs)}</span>
          </li>
        ))}
      </Box>
      <AmountChart
        series={costs.map(({ plan, sums }) => ({ id: plan.id, amounts: sums }))}
        groups={COST_YEARS}
        label={t('costs.years')}
        currency={costs[0]?.plan.currencyCode}
      />
    </Box>
  );
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  typography: 'caption',
} as const;

const swatch = {
  display: 'inline-block',
  width: 12,
  height: 12,
  mr: 0.75,
  borderRadius: '2px',
  verticalAlign: '-2px',
  forcedColorAdjust: 'none',
} as const;
