// The invoices (docs/product/screens.md#invoices, docs/product/invoices.md#list): overdue ones first, then a table,
// and many as one ZIP. Without the permission the page says which roles have it.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { startTransition, Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { invoicesQuery } from '../../api/invoices/invoices';
import { useSkipped } from '../../api/client/lists';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed, whoMay } from '../../domain/subscriptions/permission';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { Alert } from '../../ui/feedback/Alert';
import { InstanceHeader } from '../../features/instances/InstanceHeader';
import { visuallyHidden } from '../../ui/content/styles';
import { Waiting } from '../../ui/waiting/Waiting';
import { t } from '../../messages/t';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import {
  filterChoices,
  filterInvoices,
  invoiceOrder,
  invoiceRows,
  isInvoiceStatus,
  overdueAmong,
  OVERDUE,
  urgentFirst,
  type Invoice,
  type InvoiceRow,
  openByCurrency,
  sumsLabel,
} from '../../domain/invoices/invoice';
import { sortOfWord, sortWord } from '../../ui/table/dataTableModel';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { useNow } from '../../browser/effects/useTimer';
import { useEntry, useQueryState } from '../../browser/useQueryState';
import { InvoiceFilters } from './InvoiceFilters';
import { InvoiceTable } from './InvoiceTable';
import { InvoiceTotals } from './InvoiceTotals';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { portalFailure, usePortalSection } from '../../api/billing/billingPortal';
import { BusyButton } from '../../ui/form/BusyButton';

/** The page at /invoices. */
export function InvoicesPage() {
  const { resources, isSettled, error } = usePermissions();
  const isRefused = isSettled && isNowhereAllowed(resources, 'manageInvoices');
  return (
    <>
      <Header />
      {isRefused ? (
        <Alert kind="info">{t('invoices.refused', { who: whoMay('manageInvoices') })}</Alert>
      ) : (
        <Invoices isEnabled={isSettled || error !== null} />
      )}
    </>
  );
}

/** The heading; with an instance chosen, the header of its pages, of which this is one. */
function Header() {
  const id = useSearchParams()[0].get('instance');
  const { data, error } = useQuery(subscriptionsQuery());
  const chosen = data?.find((subscription) => subscription.id === id);
  const isNone = id === null || data !== undefined || error !== null;
  return <InstanceHeader title={t('shell.invoices')} subscription={chosen ?? (isNone ? null : undefined)} />;
}

function Invoices({ isEnabled }: { isEnabled: boolean }) {
  const { data, error, refetch } = useQuery({ ...invoicesQuery(), enabled: isEnabled });
  const skipped = useSkipped(invoicesQuery());
  // Going to this page again by the navigation starts with all invoices again.
  const entry = useEntry();
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {data ? t('invoices.loaded', { count: data.length }) : !error && t('invoices.loading')}
      </Box>
      {!data && !error && <InvoicesSkeleton />}
      {!data && error && (
        <FailureAlert
          message={t('invoices.notLoaded', { why: error.message })}
          onRetry={() => void refetch()}
        />
      )}
      <SkippedAlert count={skipped} one={t('invoices.invoiceNoun')} many={t('invoices.invoicesNoun')} />
      {data?.length === 0 && skipped === 0 && <NoInvoices />}
      {data && data.length > 0 && <FilteredInvoices key={entry} invoices={data} />}
    </>
  );
}

function InvoicesSkeleton() {
  return (
    <Waiting sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={420} />
    </Waiting>
  );
}

/** The empty state. */
function NoInvoices() {
  return <EmptyCard Icon={ReceiptIcon} title={t('invoices.none')} about={t('invoices.noneAbout')} />;
}

// The invoices with their controls: overdue ones, filter, totals, the table with its selection, and the archive.

// With the library that makes the ZIP: if it can't be loaded, that shows before a download begins.
const ArchiveBar = lazyPart(async () => (await import('./archive/ArchiveBar')).ArchiveBar);

/** The page's state in the address; without an order, what needs attention comes first. */
const ALL = { status: '', instance: '', year: '', search: '', sort: '' };
const NONE: ReadonlySet<string> = new Set();

/** Shows one or more invoices with their controls. */
function FilteredInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const { data: subscriptions, error, refetch } = useQuery(subscriptionsQuery());
  const now = useNow();
  const rows = urgentFirst(invoiceRows(invoices, subscriptions ?? []), now);
  return (
    <FilteredRows
      rows={rows}
      choices={filterChoices(rows, now)}
      overdue={overdueAmong(rows, now)}
      now={now}
      notice={
        !subscriptions &&
        error && (
          <FailureAlert
            message={t('invoices.namesMissing', { why: error.message })}
            onRetry={() => void refetch()}
          />
        )
      }
    />
  );
}

interface FilteredRowsProps {
  /** All invoices, the most urgent first. */
  rows: readonly InvoiceRow[];
  choices: ReturnType<typeof filterChoices>;
  overdue: readonly InvoiceRow[];
  /** Epoch ms. */
  now: number;
  /** Shown above the filter. */
  notice: ReactNode;
}

/** The filter and what it shows. Thousands of rows are prepared above it, so that a key only filters them. */
function FilteredRows({ rows, choices, overdue, now, notice }: FilteredRowsProps) {
  const [filter, change] = useQueryState(ALL, {
    status: (status) => isInvoiceStatus(status) || choices.statuses.includes(status),
    instance: (instance) => choices.instances.some(({ id }) => id === instance),
    year: (year) => choices.years.includes(Number(year)),
    sort: (sort) => sortOfWord(sort).column in invoiceOrder,
  });
  const desk = useRef<HTMLDivElement>(null);
  const shown = filterInvoices(rows, filter, now);
  const showAll = () => startTransition(() => change(ALL));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {overdue.length > 0 && (
        <OverdueCard
          invoices={overdue}
          onShow={() => startTransition(() => change({ ...ALL, status: OVERDUE }))}
        />
      )}
      {notice}
      <div ref={desk}>
        <InvoiceFilters
          value={filter}
          choices={choices}
          onChange={change}
          onClear={showAll}
          onSearched={() => desk.current?.querySelector<HTMLElement>('tbody button')?.focus()}
        />
        <InvoiceTotals shown={shown} of={rows.length} />
        <SelectableInvoices
          rows={shown}
          now={now}
          sort={sortOfWord(filter.sort)}
          onSort={(next) => startTransition(() => change({ sort: sortWord(next) }))}
          onClear={showAll}
        />
      </div>
    </Box>
  );
}

type SelectableInvoicesProps = Omit<ComponentProps<typeof InvoiceTable>, 'selected' | 'onSelect'>;

/** The table with its selection, and the bar that downloads what is selected. */
function SelectableInvoices(props: SelectableInvoicesProps) {
  const [selected, setSelected] = useState(NONE);
  const chosen = props.rows.filter(({ id }) => selected.has(id));
  // From the first choice on: a download goes on when nothing is chosen any more.
  const [hasBar, setHasBar] = useState(false);
  if (chosen.length > 0 && !hasBar) setHasBar(true);
  return (
    <>
      <InvoiceTable {...props} selected={selected} onSelect={setSelected} />
      {hasBar && (
        <Suspense>
          <ArchiveBar chosen={chosen} onClear={() => setSelected(NONE)} />
        </Suspense>
      )}
    </>
  );
}

// The overdue amount, shown above everything else, with a button to the payment methods in the billing portal.

const SECTION = 'portal_payment_methods';

interface OverdueCardProps {
  /** At least one, the longest overdue first. */
  invoices: readonly InvoiceRow[];
  /** Filters the table by the overdue invoices. */
  onShow: () => void;
}

/** Shows an alert with the sum overdue, a button to the payment methods, and one that shows the invoices. */
function OverdueCard({ invoices, onShow }: OverdueCardProps) {
  const { run, isPending, error } = usePortalSection(SECTION);
  return (
    <Box component="section" aria-labelledby="overdue-heading">
      <Alert
        kind="error"
        action={
          <>
            <BusyButton variant="contained" size="small" busy={isPending} onClick={() => run()}>
              {t('plans.editPaymentMethods')}
            </BusyButton>
            <Button size="small" onClick={onShow}>
              {t('invoices.showOverdue')}
            </Button>
          </>
        }
      >
        <Typography id="overdue-heading" variant="h2" sx={{ typography: 'body1', fontWeight: 600 }}>
          {overdueText(invoices)}
        </Typography>
      </Alert>
      {error && <FailureAlert message={portalFailure(SECTION, error)} sx={{ mt: 2 }} />}
    </Box>
  );
}

function overdueText(invoices: readonly InvoiceRow[]): string {
  const overdue = { sums: sumsLabel(openByCurrency(invoices)), count: invoices.length };
  const since = invoices[0]?.dueDate;
  return since === undefined
    ? t('invoices.overdueSums', overdue)
    : t('invoices.overdueSince', { ...overdue, since });
}
