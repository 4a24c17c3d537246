// Thousands of dates by month, of which only those in view are drawn (docs/product/interface.md#large-tables). Each month is
// a list below its heading.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { byMonth, dateKey, type ComingDate } from '../../domain/subscriptions/comingDates';
import { placedAt } from '../../ui/table/placedAt';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { dateListStyles, NARROW, ROW_HEIGHT, TWO_LINES_HEIGHT } from './dateListStyles';
import { DateRow } from './DateRow';

interface DateRowsProps {
  /** In order. */
  dates: readonly ComingDate[];
  /** Epoch ms. */
  now: number;
  /** The ids of subscriptions whose page the user may use. */
  managed: ReadonlySet<string>;
  onAdd: (dates: readonly ComingDate[]) => void;
}

/** A heading, or a date of the month. */
interface Row {
  month: string;
  date?: ComingDate;
  /** In its month, from 1 on; 0 for the heading. */
  position: number;
  of: number;
}

/** Shows the headings and the dates that are in view. */
export function DateRows({ dates, now, managed, onAdd }: DateRowsProps) {
  const { ref, width, top } = useMeasuredPlace();
  const rows = useMemo(() => rowsOf(dates), [dates]);
  const {
    height,
    rows: inView,
    measure,
  } = useRowsInView({
    count: rows.length,
    keyOf: (index) => keyOf(rows[index]),
    rowHeight: width < NARROW ? TWO_LINES_HEIGHT : ROW_HEIGHT,
    isMostlyExact: true,
    overscan: 5,
    top,
    enabled: width > 0,
  });
  const placed = inView.flatMap((one) => {
    const row = rows[one.index];
    return row ? [{ ...one, row }] : [];
  });
  const months = [...new Set(placed.map(({ row }) => row.month))];
  return (
    <Box ref={ref} sx={dateListStyles} style={{ height }}>
      {months.map((month) => {
        const parts = placed.filter(({ row }) => row.month === month);
        const heading = parts.find(({ row }) => row.position === 0);
        const listed = parts.filter(({ row }) => row.position > 0);
        return (
          <div key={month}>
            {heading && (
              <Typography
                ref={measure}
                data-index={heading.index}
                variant="h2"
                style={placedAt(heading.offset)}
              >
                {month}
              </Typography>
            )}
            {listed.length > 0 && (
              <div role="list" aria-label={month}>
                {listed.map(({ key, index, offset, row: { date, position, of } }) => (
                  <div
                    key={key}
                    ref={measure}
                    role="listitem"
                    aria-setsize={of}
                    aria-posinset={position}
                    data-index={index}
                    data-first={position === 1 || undefined}
                    data-last={position === of || undefined}
                    style={placedAt(offset)}
                  >
                    {date && (
                      <DateRow
                        date={date}
                        now={now}
                        isManaged={managed.has(date.subscription.id)}
                        onAdd={onAdd}
                      />
                    )}
                  </div>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </Box>
  );
}

function rowsOf(dates: readonly ComingDate[]): Row[] {
  return byMonth(dates).flatMap(({ title: month, dates: inMonth }) => [
    { month, position: 0, of: inMonth.length },
    ...inMonth.map((date, index) => ({ month, date, position: index + 1, of: inMonth.length })),
  ]);
}

const keyOf = (row: Row | undefined) => (row?.date ? dateKey(row.date) : (row?.month ?? ''));
