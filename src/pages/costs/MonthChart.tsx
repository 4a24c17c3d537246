// The amounts of "Costs by month" as a bar chart.
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import type { CurrencyCosts } from '../../domain/plans/yearAhead';
import { monthLetters } from '../../domain/values/dates';
import { AmountChart } from '../../ui/plans/costs/AmountChart';

/** One bar for each month, with its name below it: short, or its first letter where that wouldn't fit. */
export function MonthChart({ costs: { currency, months } }: { costs: CurrencyCosts }) {
  const { ref, width } = useMeasuredPosition();
  return (
    <div ref={ref} aria-hidden>
      <AmountChart
        series={[{ id: currency, amounts: months.map(({ amount }) => amount), color: BRAND }]}
        groups={months.map(({ from }) => from)}
        nameOf={(from) => monthLetters(from, width < WIDE ? 'narrow' : 'short')}
        currency={currency}
      />
    </div>
  );
}

const BRAND = 'var(--mui-palette-primary-main)';
/** From this width on the short names fit, px. */
const WIDE = 640;
