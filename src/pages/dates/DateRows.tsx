// Thousands of dates by month, of which only those in view are rendered (docs/product/interface.md#large-tables). Each month
// is a list below its heading.
import Box from '@mui/material/Box';
import { memo, useCallback, useMemo, type MouseEvent } from 'react';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { byMonth, dateKey, type ComingDate } from '../../domain/subscriptions/comingDates';
import { DateIcons } from '../../features/dates/DateIcons';
import { placedAt } from '../../ui/table/placedAt';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { dateListStyles, NARROW, ROW_HEIGHT, TWO_LINES_HEIGHT } from './dateListStyles';
import { DateRow } from './DateRow';

interface DateRowsProps {
  /** In the order of `comingDates`. */
  dates: readonly ComingDate[];
  /** Epoch ms. */
  now: number;
  /** The ids of subscriptions whose page the user may use. */
  managed: ReadonlySet<string>;
  /** What the plans cost, in words, by their ids. */
  prices: ReadonlyMap<string, string>;
  /** Handles clicks anywhere in the list: a row's button has its date's key as `data-date`. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A month's heading, or one of its dates. */
interface Row {
  key: string;
  month: string;
  date?: ComingDate;
  /** 1-based position in its month; 0 for the heading. */
  position: number;
  of: number;
}

/** Shows the headings and the dates that are in view. */
export function DateRows({ onClick, ...rows }: DateRowsProps) {
  return (
    <Box sx={dateListStyles} onClick={onClick}>
      <DateIcons />
      <RowsInView {...rows} />
    </Box>
  );
}

/** Renders again whenever another row comes into view, so the list holds all styles; but not for each key typed in the search. */
const RowsInView = memo(function RowsInView({ dates, now, managed, prices }: Omit<DateRowsProps, 'onClick'>) {
  const { ref, width, top } = useMeasuredPlace();
  const rows = useMemo(() => rowsOf(dates), [dates]);
  // Stable, because a new function makes the list reposition all rows.
  const keyOf = useCallback((index: number) => rows[index]?.key ?? '', [rows]);
  const {
    height,
    rows: inView,
    measure,
  } = useRowsInView({
    count: rows.length,
    keyOf,
    rowHeight: width < NARROW ? TWO_LINES_HEIGHT : ROW_HEIGHT,
    isMostlyExact: true,
    overscan: 5,
    top,
    enabled: width > 0,
  });
  const placed = inView.flatMap(({ index, offset }) => {
    const row = rows[index];
    return row ? [{ ...row, index, offset }] : [];
  });
  const months = [...new Set(placed.map(({ month }) => month))];
  return (
    <div ref={ref} style={{ height }}>
      {months.map((month) => {
        const parts = placed.filter((row) => row.month === month);
        const heading = parts.find(({ position }) => position === 0);
        const listed = parts.filter(({ position }) => position > 0);
        return (
          <div key={month}>
            {heading && (
              <h2 ref={measure} data-index={heading.index} style={placedAt(heading.offset)}>
                {month}
              </h2>
            )}
            {listed.length > 0 && (
              <div role="list" aria-label={month}>
                {listed.map(({ key, index, offset, date, position, of }) => (
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
                        amount={
                          date.kind === 'payment' ? prices.get(date.subscription.planId ?? '') : undefined
                        }
                      />
                    )}
                  </div>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
});

function rowsOf(dates: readonly ComingDate[]): Row[] {
  return byMonth(dates).flatMap(({ title: month, dates: inMonth }): Row[] => [
    { key: month, month, position: 0, of: inMonth.length },
    ...inMonth.map((date, index) => ({
      key: dateKey(date),
      month,
      date,
      position: index + 1,
      of: inMonth.length,
    })),
  ]);
}
