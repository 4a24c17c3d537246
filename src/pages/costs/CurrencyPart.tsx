// The costs in one currency: by month, as a table and a chart, and by instance.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePrinting } from '../../browser/usePrinting';
import { planLabel } from '../../domain/plans/planLabels';
import {
  monthLabel,
  type CurrencyCosts,
  type MonthCosts,
  type SubscriptionCosts,
} from '../../domain/plans/yearAhead';
import { countsAsCancelled, displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { paymentBeforeEnd } from '../../domain/subscriptions/subscriptionDates';
import { formatDay } from '../../domain/values/dates';
import { formatMoney } from '../../domain/values/money';
import { useManaged } from '../../features/dates/useManaged';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { CHART_HEIGHT } from '../../ui/plans/costs/chartHeight';
import { DataTable } from '../../ui/table/DataTable';
import { AS_GIVEN, withChoice, type Column, type Sort } from '../../ui/table/dataTableModel';
import { ExpandButton } from '../../ui/table/ExpandButton';
import { NoteCell } from '../../ui/table/NoteCell';
import { WaitingShape } from '../../ui/waiting/Waiting';

// Loaded separately: the table is complete without it.
const MonthChart = lazyPart(async () => (await import('./MonthChart')).MonthChart);

/** The part, with its currency as heading. */
export function CurrencyPart({ costs }: { costs: CurrencyCosts }) {
  const { currency, months, subscriptions } = costs;
  const headingId = useId();
  const [sort, setSort] = useState<Sort>({ column: 'amount', isDescending: true });
  const managed = useManaged();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mt: 1 }}
    >
      <Typography id={headingId} variant="h2">
        {t('costs.inCurrency', { currency })}
      </Typography>
      <Card sx={{ p: 2 }}>
        <Suspense fallback={<WaitingShape height={CHART_HEIGHT} />}>
          <MonthChart costs={costs} />
        </Suspense>
      </Card>
      <Folded title={t('costs.byMonth')}>
        <DataTable
          caption={t('costs.byMonth')}
          columns={columnsOfMonths(currency, open, (key, isOpen) => setOpen(withChoice(open, [key], isOpen)))}
          rows={months}
          keyOf={monthKey}
          sort={AS_GIVEN}
          onSort={() => undefined}
          noteOf={(month) => open.has(monthKey(month)) && <Payments month={month} />}
          minWidth={300}
        />
      </Folded>
      <Folded title={t('costs.byInstance')}>
        <DataTable
          caption={t('costs.byInstance')}
          columns={instanceColumns(managed)}
          sortColumns={BY_INSTANCE}
          rows={subscriptions}
          keyOf={subscriptionKey}
          sort={sort}
          onSort={setSort}
          minWidth={640}
        />
      </Folded>
    </Box>
  );
}

/** A table below a button that opens it; on paper it is open. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <div>
      <Typography variant="h3">
        <ExpandButton isOpen={isOpen} onOpen={setIsOpen}>
          {title}
        </ExpandButton>
      </Typography>
      {(isOpen || isPrinting) && children}
    </div>
  );
}

const monthKey = ({ from }: MonthCosts) => String(from);
const subscriptionKey = ({ subscription }: SubscriptionCosts) => subscription.id;

/** A month's payments, each with its day. */
function Payments({ month: { payments } }: { month: MonthCosts }) {
  return (
    <NoteCell>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, py: 0.5, pl: 2.5 }}>
        {payments.map(({ due, subscription, plan, price }) => (
          <li key={`${subscription.id} ${due}`}>
            <span>{`${formatDay(due)}: `}</span>
            <span translate="no">{displayName(subscription)}</span>
            <span>{` – ${formatMoney(price, plan.currencyCode)}`}</span>
          </li>
        ))}
      </Box>
    </NoteCell>
  );
}

const columnsOfMonths = (
  currency: string,
  open: ReadonlySet<string>,
  onOpen: (key: string, isOpen: boolean) => void,
): Column<MonthCosts>[] => [
  {
    key: 'month',
    label: 'costs.month',
    width: 'minmax(120px, 1.6fr)',
    cell: (month) => {
      if (month.payments.length === 0) return monthLabel(month);
      const key = monthKey(month);
      return (
        <ExpandButton isOpen={open.has(key)} onOpen={(isOpen) => onOpen(key, isOpen)}>
          {monthLabel(month)}
        </ExpandButton>
      );
    },
  },
  {
    key: 'amount',
    label: 'invoices.amount',
    width: 'minmax(100px, 1fr)',
    isFigure: true,
    cell: ({ amount }) => formatMoney(amount, currency),
  },
  {
    key: 'sum',
    label: 'costs.sum',
    width: 'minmax(100px, 1fr)',
    isFigure: true,
    cell: ({ sum }) => formatMoney(sum, currency),
  },
];

const instanceColumns = (managed: ReadonlySet<string>): Column<SubscriptionCosts>[] => [
  {
    key: 'name',
    label: 'tables.name',
    width: 'minmax(140px, 1.2fr)',
    isVerbatim: true,
    orderBy: [({ subscription }) => displayName(subscription)],
    cell: ({ subscription }) =>
      managed.has(subscription.id) ? (
        <Link component={RouterLink} to={paths.manage(subscription.id)}>
          {displayName(subscription)}
        </Link>
      ) : (
        displayName(subscription)
      ),
  },
  {
    key: 'plan',
    label: 'overview.plan',
    width: 'minmax(180px, 1.6fr)',
    orderBy: [({ plan }) => planLabel(plan)],
    cell: ({ plan }) => planLabel(plan),
  },
  {
    key: 'payment',
    label: 'dates.payment',
    width: 'minmax(120px, 0.8fr)',
    orderBy: [({ subscription }) => nextPayment(subscription) ?? Infinity],
    cell: ({ subscription }) => formatDay(nextPayment(subscription)),
  },
  {
    key: 'amount',
    label: 'costs.inTwelveMonths',
    width: 'minmax(140px, 0.8fr)',
    isFigure: true,
    orderBy: [({ amount }) => amount, ({ subscription }) => displayName(subscription)],
    cell: ({ amount, plan }) => formatMoney(amount, plan.currencyCode),
  },
];

/** Returns when the next payment is due, epoch seconds; none where the subscription ends before. */
const nextPayment = (subscription: Subscription) =>
  countsAsCancelled(subscription) ? paymentBeforeEnd(subscription) : subscription.paymentAt;

/** By which the rows are sorted, whoever may manage them. */
const BY_INSTANCE = instanceColumns(new Set());
