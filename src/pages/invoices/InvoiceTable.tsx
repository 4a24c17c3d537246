// The table "Invoices" (docs/product/screens.md#invoices): number, date, subscription, amount, status, "Download".
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { formatDate } from '../../domain/values/dates';
import { invoiceOrder, openAmount, type InvoiceRow } from '../../domain/invoices/invoice';
import { formatMoney } from '../../domain/values/money';
import { DataTable } from '../../ui/table/DataTable';
import type { Column, Selection, Sort } from '../../ui/table/dataTableModel';
import { DownloadButton, numberId } from './DownloadButton';
import { InvoiceStatus } from './InvoiceStatus';

interface InvoiceTableProps {
  rows: readonly InvoiceRow[];
  /** Epoch ms. */
  now: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: Selection<InvoiceRow>['onChange'];
}

const idOf = ({ id }: InvoiceRow) => id;

/** Takes the invoices that the filter left. */
export function InvoiceTable({ rows, now, sort, onSort, selected, onSelect }: InvoiceTableProps) {
  const columns = useMemo(() => columnsAt(now), [now]);
  return (
    <>
      <DataTable
        caption="Invoices"
        columns={columns}
        rows={rows}
        keyOf={idOf}
        sort={sort}
        onSort={onSort}
        selection={{ selected, onChange: onSelect, nameOf: idOf }}
        minWidth={850}
      />
      {rows.length === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center' }}>No invoice matches the filter.</Typography>
      )}
    </>
  );
}

function columnsAt(now: number): Column<InvoiceRow>[] {
  return [
    {
      key: 'number',
      label: 'Number',
      width: 'minmax(96px, 1fr)',
      orderBy: invoiceOrder.number,
      cell: ({ id }) => <span id={numberId(id)}>{id}</span>,
    },
    {
      key: 'date',
      label: 'Date',
      width: 'minmax(172px, 1.3fr)',
      orderBy: invoiceOrder.date,
      cell: ({ date }) => formatDate(date),
    },
    {
      key: 'subscription',
      label: 'Subscription',
      width: 'minmax(100px, 1.4fr)',
      orderBy: invoiceOrder.subscription,
      cell: ({ subscriptionName }) => subscriptionName,
    },
    {
      key: 'amount',
      label: 'Amount',
      width: 'minmax(96px, 1fr)',
      isFigure: true,
      orderBy: invoiceOrder.amount,
      cell: (row) => <Amount invoice={row} />,
    },
    {
      key: 'status',
      label: 'Status',
      width: 'minmax(112px, 1.2fr)',
      orderBy: invoiceOrder.status,
      cell: (row) => <InvoiceStatus invoice={row} now={now} />,
    },
    {
      key: 'download',
      label: 'Download',
      width: '112px',
      isAction: true,
      cell: (row) => <DownloadButton invoice={row} />,
    },
  ];
}

function Amount({ invoice }: { invoice: InvoiceRow }) {
  const { total, currencyCode } = invoice;
  const open = openAmount(invoice);
  return (
    <>
      {formatMoney(total, currencyCode)}
      {open > 0 && open !== total && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {`${formatMoney(open, currencyCode)} to be paid`}
        </Box>
      )}
    </>
  );
}
