// Thousands of dates by month, of which only those in view are rendered (docs/product/interface.md#large-tables). Each month
// is a list below its heading.
import Box from '@mui/material/Box';
import { memo, type MouseEvent } from 'react';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import {
  byMonth,
  dateKey,
  joinedByDay,
  type ComingDate,
  type DatesOfDay,
  kindName,
} from '../../domain/subscriptions/comingDates';
import {
  DateIcons,
  DateDistance,
  DateIcon,
  DateInstance,
  DateKindMark,
  dateParts,
} from '../../features/dates/DateIcons';
import { rowPosition } from '../../ui/table/tableRoles';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { displayName } from '../../domain/subscriptions/subscription';
import { formatDate, formatDay, startOfDay } from '../../domain/values/dates';
import { useT } from '../../messages/useT';
import { ellipsis } from '../../ui/content/styles';
import { layout, TOUCH } from '../../theme';

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

/** A month's heading, or what happens to a subscription on one of its days. */
interface Row {
  key: string;
  month: string;
  dates?: DatesOfDay;
  /** 1-based position in its month; 0 for the heading. */
  position: number;
  of: number;
}

/** Shows the headings and the dates that are in view. */
export function DateRows({ dates, onClick, ...facts }: DateRowsProps) {
  const rows = rowsOf(dates);
  return (
    <Box sx={dateListStyles} onClick={onClick}>
      <DateIcons />
      <RowsInView rows={rows} keyOf={(index) => rows[index]?.key ?? ''} {...facts} />
    </Box>
  );
}

interface RowsInViewProps extends Pick<DateRowsProps, 'now' | 'managed' | 'prices'> {
  rows: readonly Row[];
  /** From outside, so that it stays the same while the list is scrolled: a new function repositions all rows. */
  keyOf: (index: number) => string;
}

/** Renders again whenever another row comes into view, so the list holds all styles. */
function RowsInView({ rows, keyOf, now, managed, prices }: RowsInViewProps) {
  const { ref, width, top } = useMeasuredPosition();
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
  const positioned = inView.flatMap(({ index, offset }) => {
    const row = rows[index];
    return row ? [{ ...row, index, offset }] : [];
  });
  const months = [...new Set(positioned.map(({ month }) => month))];
  return (
    <div ref={ref} style={{ height }}>
      {months.map((month) => {
        const parts = positioned.filter((row) => row.month === month);
        const heading = parts.find(({ position }) => position === 0);
        const listed = parts.filter(({ position }) => position > 0);
        return (
          <div key={month}>
            {heading && (
              <h2 ref={measure} data-index={heading.index} style={rowPosition(heading.offset)}>
                {month}
              </h2>
            )}
            {listed.length > 0 && (
              <div role="list" aria-label={month}>
                {listed.map(({ key, index, offset, dates, position, of }) => (
                  <div
                    key={key}
                    ref={measure}
                    role="listitem"
                    aria-setsize={of}
                    aria-posinset={position}
                    data-index={index}
                    data-first={position === 1 || undefined}
                    data-last={position === of || undefined}
                    style={rowPosition(offset)}
                  >
                    {dates && <DateRow dates={dates} now={now} managed={managed} prices={prices} />}
                  </div>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function rowsOf(dates: readonly ComingDate[]): Row[] {
  return byMonth(dates).flatMap(({ title: month, dates: inMonth }): Row[] => {
    const days = joinedByDay(inMonth);
    return [
      { key: month, month, position: 0, of: days.length },
      ...days.map((dates, index) => ({
        // Without the kinds: a filter by kind leaves a row, and the focus in it, in place.
        key: `${dates[0].subscription.id} ${startOfDay(dates[0].at * 1000)}`,
        month,
        dates,
        position: index + 1,
        of: days.length,
      })),
    ];
  });
}

// One row of the list: the day, the instance, what happens to it and what is paid, how far away it is, and a button that adds it
// to a calendar.

interface DateRowProps extends Pick<DateRowsProps, 'now' | 'managed' | 'prices'> {
  dates: DatesOfDay;
}

/** The row's content. The list styles it and handles its button's clicks. Renders again only if props or language change. */
const DateRow = memo(function DateRow({ dates, now, managed, prices }: DateRowProps) {
  const t = useT();
  const [first] = dates;
  const { subscription } = first;
  const kinds = dates.map(({ kind }) => kindName(kind));
  const isPaid = dates.some(({ kind }) => kind === 'payment');
  const amount = isPaid ? prices.get(subscription.planId ?? '') : undefined;
  return (
    <>
      <span data-day title={formatDate(first.at)}>
        {formatDay(first.at)}
      </span>
      <div data-what>
        {amount !== undefined && <strong>{amount}</strong>}
        {dates.map(({ kind }) => (
          <DateKindMark key={kind} kind={kind} />
        ))}
      </div>
      <div data-who>
        <DateInstance subscription={subscription} isManaged={managed.has(subscription.id)} />
        <span data-domain translate="no">
          {subscription.fqdn}
        </span>
      </div>
      <DateDistance date={first} now={now} />
      <button
        type="button"
        aria-label={t('dates.saveThis', { kinds, name: displayName(subscription) })}
        data-date={dateKey(first)}
      >
        <DateIcon name="save" />
        <span>{t('dates.saveOne')}</span>
      </button>
    </>
  );
});

// The styles of the list of dates: one card per month, rows on a grid; on a phone a row has two lines.

/** Below this width a row has two lines, px. */
const NARROW = 568;
/** The height of a row and of a heading, px. */
const ROW_HEIGHT = 57;
/** The same if a row has two lines, px. */
const TWO_LINES_HEIGHT = 61;

/** For the element around the list. */
const dateListStyles = {
  position: 'relative',
  '& h2': {
    m: 0,
    typography: 'h2',
    height: { xs: TWO_LINES_HEIGHT, sm: ROW_HEIGHT },
    pt: { xs: '29px', sm: '25px' },
  },
  '& [role=listitem]': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) auto auto',
      sm: '104px minmax(0, 1fr) minmax(0, 1fr) 112px auto',
    },
    gridTemplateAreas: {
      xs: '"who day add" "what away add"',
      sm: '"day what who away add"',
    },
    alignItems: 'center',
    alignContent: 'center',
    columnGap: { xs: 1, sm: 2 },
    // What happens may need two lines.
    minHeight: { xs: TWO_LINES_HEIGHT, sm: ROW_HEIGHT },
    py: 1,
    pl: 2,
    pr: 1,
    bgcolor: 'background.paper',
    border: 1,
    borderTop: 0,
    borderColor: 'divider',
    // Keeps focused elements clear of the app bar.
    '& :focus-visible': { scrollMarginTop: layout.appBar + 16 },
  },
  '& [data-first]': { borderTop: 1, borderColor: 'divider', borderRadius: '12px 12px 0 0' },
  '& [data-last]': { borderRadius: '0 0 12px 12px' },
  '& [data-first][data-last]': { borderRadius: '12px' },
  '& [data-who]': { gridArea: 'who', display: 'grid', minWidth: 0 },
  '& [data-what]': { gridArea: 'what', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
  '& strong': { fontWeight: 600 },
  ...dateParts,
  '& button': {
    all: 'unset',
    gridArea: 'add',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 0.5,
    boxSizing: 'border-box',
    height: 40,
    minWidth: 40,
    px: 1,
    borderRadius: 1,
    color: 'primary.main',
    fontWeight: 600,
    cursor: 'pointer',
    [TOUCH]: { height: 44, minWidth: 44 },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '& svg': { width: 20, height: 20 },
    '& span': { display: { xs: 'none', md: 'inline' } },
  },
  '& [data-day]': { gridArea: 'day', whiteSpace: 'nowrap', justifySelf: { xs: 'end', sm: 'start' } },
  '& [data-away]': { ...dateParts['& [data-away]'], gridArea: 'away', justifySelf: 'end' },
  '& [data-domain]': {
    ...ellipsis,
    display: { xs: 'none', sm: 'block' },
    typography: 'caption',
    color: 'text.secondary',
  },
} as const;
