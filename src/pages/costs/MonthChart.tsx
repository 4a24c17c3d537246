// The amounts of "Costs by month" as a bar chart.
import Box from '@mui/material/Box';
import type { CurrencyCosts } from '../../domain/plans/yearAhead';
import { formatMonth } from '../../domain/values/dates';
import { t } from '../../messages/t';
import { AmountChart, chartColors } from '../../ui/plans/costs/AmountChart';

/** One bar for each month. */
export function MonthChart({ costs: { currency, months } }: { costs: CurrencyCosts }) {
  return (
    <Box aria-hidden sx={chartColors}>
      <AmountChart
        series={[{ id: currency, amounts: months.map(({ amount }) => amount) }]}
        groups={months.map(({ from }) => formatMonth(from))}
        label={t('costs.month')}
        currency={currency}
      />
    </Box>
  );
}
