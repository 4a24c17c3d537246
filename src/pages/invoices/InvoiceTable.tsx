// The table "Invoices" (docs/product/screens.md#invoices). Depending on its width it has every column, shows the
// subscription below the number, or has two lines a row.
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Button } from '../../ui/form/Button';
import {
  invoiceOrder,
  openAmount,
  type InvoiceRow,
  invoiceState,
  type Invoice,
} from '../../domain/invoices/invoice';
import { formatMoney } from '../../domain/values/money';
import { Day } from '../../ui/content/Day';
import { ellipsis, visuallyHidden } from '../../ui/content/styles';
import { KeepFocus } from '../../ui/feedback/KeepFocus';
import { DataTable } from '../../ui/table/DataTable';
import type { Column, Selection, Sort } from '../../ui/table/dataTableModel';
import { DownloadButton, DownloadNote, numberId } from './DownloadButton';
import { t } from '../../messages/t';
import { StateChip } from '../../ui/content/StateChip';

interface InvoiceTableProps {
  rows: readonly InvoiceRow[];
  /** Epoch ms. */
  now: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: Selection<InvoiceRow>['onChange'];
  /** Clears the filter. */
  onClear: () => void;
}

const idOf = ({ id }: InvoiceRow) => id;
const noteOf = (invoice: InvoiceRow) => <DownloadNote invoice={invoice} />;

/** Shows the filtered invoices, or that none match and a button to show all. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { rows, now, sort, onSort, selected, onSelect, onClear } = props;
  const columns = useMemo(() => columnsAt(now), [now]);
  return (
    <>
      <DataTable
        caption={t('shell.invoices')}
        columns={columns}
        rows={rows}
        keyOf={idOf}
        sort={sort}
        onSort={onSort}
        selection={{ selected, onChange: onSelect, nameOf: idOf }}
        noteOf={noteOf}
        minWidth={NARROW}
        twoLines={TWO_LINES}
      />
      {rows.length === 0 && (
        <Box sx={{ py: 4, textAlign: 'center' }}>
          <span>{`${t('invoices.noMatch')} `}</span>
          <KeepFocus>
            <Button onClick={onClear}>{t('invoices.showAll')}</Button>
          </KeepFocus>
        </Box>
      )}
    </>
  );
}

/** From this width on a table has every column, px. */
const WIDE = 960;
/** Below this width a row has two lines, and a third for a state other than paid, px. */
const NARROW = 536;
const TWO_LINES = '28px minmax(0, 1fr) auto 40px';

function columnsAt(now: number): Column<InvoiceRow>[] {
  const number = { key: 'number', label: 'invoices.number', orderBy: invoiceOrder.number } as const;
  const subscription = {
    key: 'subscription',
    label: 'tables.subscription',
    width: 'minmax(100px, 1.2fr)',
    orderBy: invoiceOrder.subscription,
    cell: ({ subscriptionName }: InvoiceRow) => <Subscription name={subscriptionName} />,
  } as const;
  const date = {
    key: 'date',
    label: 'invoices.date',
    width: 'minmax(104px, 0.8fr)',
    orderBy: invoiceOrder.date,
    area: '2 / 3 / 3 / 4',
    cell: ({ date: at }: InvoiceRow) => <Day at={at} />,
  } as const;
  const status = {
    key: 'status',
    label: 'tables.status',
    width: 'minmax(176px, 1.4fr)',
    orderBy: invoiceOrder.status,
  } as const;
  return [
    {
      ...number,
      width: 'minmax(96px, 1fr)',
      below: NARROW,
      area: '1 / 2 / 2 / 3',
      cell: (row) => <Numbered invoice={row} />,
    },
    {
      ...number,
      width: 'minmax(104px, 1fr)',
      from: NARROW,
      below: WIDE,
      cell: (row) => (
        <>
          <Numbered invoice={row} />
          <Subscription name={row.subscriptionName} />
        </>
      ),
    },
    { ...number, width: 'minmax(96px, 1fr)', from: WIDE, cell: (row) => <Numbered invoice={row} /> },
    { ...subscription, below: NARROW, area: '2 / 2 / 3 / 3' },
    date,
    {
      key: 'due',
      label: 'invoices.due',
      width: 'minmax(104px, 0.8fr)',
      from: WIDE,
      orderBy: invoiceOrder.due,
      cell: ({ dueDate }) => <Day at={dueDate} />,
    },
    { ...subscription, from: WIDE },
    {
      key: 'amount',
      label: 'invoices.amount',
      width: 'minmax(88px, 0.9fr)',
      isFigure: true,
      orderBy: invoiceOrder.amount,
      area: '1 / 3 / 2 / 4',
      cell: (row) => <Amount invoice={row} />,
    },
    { ...status, from: NARROW, cell: (row) => <InvoiceStatus invoice={row} now={now} /> },
    {
      ...status,
      below: NARROW,
      area: '3 / 2 / 4 / 5',
      cell: (row) => {
        const words = <InvoiceStatus invoice={row} now={now} />;
        return row.status === 'paid' ? <Box sx={visuallyHidden}>{words}</Box> : words;
      },
    },
    {
      key: 'download',
      label: 'invoices.download',
      width: '40px',
      isAction: true,
      area: '1 / 4 / 3 / 5',
      cell: (row) => <DownloadButton invoice={row} />,
    },
  ];
}

function Numbered({ invoice: { id } }: { invoice: InvoiceRow }) {
  return (
    <span id={numberId(id)} translate="no">
      {id}
    </span>
  );
}

/** The subscription's name in one line, cut off with an ellipsis; in full as the tooltip. */
function Subscription({ name }: { name: string }) {
  return (
    <Box title={name} translate="no" sx={{ color: 'text.secondary', ...ellipsis }}>
      {name}
    </Box>
  );
}

function Amount({ invoice }: { invoice: InvoiceRow }) {
  const { total, currencyCode } = invoice;
  const open = openAmount(invoice);
  return (
    <Box sx={{ textAlign: 'end' }}>
      <span>{formatMoney(total, currencyCode)}</span>
      {open > 0 && open !== total && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('invoices.outstanding', { sum: { cents: open, currencyCode } })}
        </Box>
      )}
    </Box>
  );
}

// The state of an invoice by what it means (docs/product/invoices.md#states), in one line; the vendor's own word is the tooltip.

/** Shows the invoice's status as of `now` (epoch ms): a chip if it is overdue, otherwise words. */
function InvoiceStatus({ invoice, now }: { invoice: Invoice; now: number }) {
  const { meaning, words, vendors } = invoiceState(invoice, now);
  return (
    <span title={vendors}>{meaning === 'bad' ? <StateChip meaning={meaning} words={words} /> : words}</span>
  );
}
