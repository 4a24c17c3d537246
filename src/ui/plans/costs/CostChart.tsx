// The table of costs as a bar chart (docs/product/compare-costs.md#chart), hidden from screen readers, which have the table.
// The only module that imports the chart library.
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { COST_YEARS, type PlanCosts } from '../../../domain/plans/planCosts';
import { formatMoney } from '../../../domain/values/money';
import { t } from '../../../messages/t';
import { CHART_HEIGHT } from './chartHeight';
import { DARK_COLORS, LIGHT_COLORS } from './costColors';
import { costTerm } from './costTerm';

/** One group of bars per year, with one bar per term in the table's order. */
export function CostChart({ costs }: { costs: readonly PlanCosts[] }) {
  const currency = costs[0]?.plan.currencyCode;
  return (
    <Box aria-hidden sx={colors}>
      <Box component="ul" sx={legend}>
        {costs.map((one, index) => (
          <li key={one.plan.id}>
            <Box component="span" sx={{ ...swatch, bgcolor: colorAt(index) }} />
            <span>{costTerm(one, costs)}</span>
          </li>
        ))}
      </Box>
      <BarChart
        height={CHART_HEIGHT}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        series={costs.map((one, index) => ({
          id: one.plan.id,
          data: [...one.sums],
          color: colorAt(index),
        }))}
        xAxis={[
          {
            data: [...COST_YEARS],
            label: t('costs.years'),
            scaleType: 'band',
            height: 44,
            categoryGapRatio: 0.25,
            barGapRatio: 0.15,
          },
        ]}
        yAxis={[
          { width: 84, tickNumber: 4, valueFormatter: (cents: number) => formatMoney(cents, currency) },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        axisHighlight={{ x: 'none', y: 'none' }}
        slots={{ tooltip: NoTooltip }}
      />
    </Box>
  );
}

/** The table already shows the amounts. */
const NoTooltip = () => null;

const colorAt = (index: number) => `var(--cost-${index % LIGHT_COLORS.length})`;

const colors = (theme: Theme) => ({
  ...asVariables(LIGHT_COLORS),
  ...theme.applyStyles('dark', asVariables(DARK_COLORS)),
});

function asVariables(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.map((color, index) => [`--cost-${index}`, color]));
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
