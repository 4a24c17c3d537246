// Amounts as a bar chart, hidden from screen readers, which have the table of the same amounts. The only module that imports the
// chart library.
import type { Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatMoney } from '../../../domain/values/money';
import { CHART_HEIGHT } from './chartHeight';

interface AmountChartProps {
  /** Each has a colour, by default by its position, and an amount for each group, cents. */
  series: readonly { id: string; amounts: readonly number[]; color?: string }[];
  groups: readonly number[];
  /** Returns a group's name, so short that each has room; without it, it is the number. */
  nameOf?: (group: number) => string;
  /** What the groups are, if their names don't say it. */
  label?: string;
  currency: string | undefined;
}

/** One group of bars for each name, with one bar for each series. */
export function AmountChart({ series, groups, nameOf = String, label, currency }: AmountChartProps) {
  return (
    <BarChart
      height={CHART_HEIGHT}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      series={series.map(({ id, amounts, color }, index) => ({
        id,
        data: [...amounts],
        color: color ?? colorAt(index),
      }))}
      xAxis={[
        {
          data: [...groups],
          valueFormatter: nameOf,
          tickLabelInterval: () => true,
          scaleType: 'band',
          ...(label === undefined ? { height: 24 } : { label, height: 44 }),
          categoryGapRatio: 0.25,
          barGapRatio: 0.15,
        },
      ]}
      yAxis={[
        { width: 'auto', tickNumber: 4, valueFormatter: (cents: number) => formatMoney(cents, currency) },
      ]}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      axisHighlight={{ x: 'none', y: 'none' }}
      slots={{ tooltip: NoTooltip }}
    />
  );
}

/** The table already shows the amounts. */
const NoTooltip = () => null;

/** Returns the colour of the series at a position; `chartColors` must be set around it. */
export const colorAt = (index: number) => `var(--cost-${index % LIGHT_COLORS.length})`;

/** The colours, in both schemes, for an element around the chart. */
export const chartColors = (theme: Theme) => ({
  ...asVariables(LIGHT_COLORS),
  ...theme.applyStyles('dark', asVariables(DARK_COLORS)),
});

function asVariables(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.map((color, index) => [`--cost-${index}`, color]));
}

// The chart's colors, one per term. Any two of a scheme differ by at least 30 (CIE 1976), both in normal vision and in each
// kind of color blindness, and each has a contrast of at least 3:1 to the card (docs/decisions.md).

/** The colors in the light scheme. */
const LIGHT_COLORS = ['#82926f', '#049fc5', '#b58320', '#770400', '#3a46a2', '#5a194f'] as const;

/** The colors in the dark scheme, for the same terms by position. */
const DARK_COLORS = ['#b9bfe9', '#0783d5', '#fccb68', '#b14b7c', '#63ffc4', '#7b7230'] as const;
