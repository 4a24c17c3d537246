// A table's header: the columns' names, which are buttons if the column is sortable, and the checkbox for all rows.
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { ChooseAll, type AllChoice } from './RowCheckbox';
import type { Column, Sort } from './dataTableModel';
import { COLUMN_HEADER, ROW } from './tableRoles';
import { visuallyHidden } from '../content/styles';
import { t } from '../../messages/t';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** Notes shown below a column's name, by the column's key. */
  notes?: ReadonlyMap<string, string> | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** False for rows of another shape: the header is for screen readers only, and a bar above the table sorts and selects. */
  isSeen: boolean;
  choice?: AllChoice | undefined;
}

/** The header's `tr`. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, notes, sort, onSort, isSeen, choice } = props;
  return (
    <tr {...ROW} aria-rowindex={1}>
      {choice && isSeen && (
        <th {...COLUMN_HEADER} data-choice="">
          <ChooseAll {...choice} />
        </th>
      )}
      {columns.map((column) => (
        <ColumnHeader
          key={column.key}
          column={column}
          note={notes?.get(column.key)}
          sort={sort}
          {...(isSeen && { onSort })}
        />
      ))}
    </tr>
  );
}

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  note: string | undefined;
  sort: Sort;
  /** Without it the name isn't a button. */
  onSort?: (sort: Sort) => void;
}

function ColumnHeader<Row>({ column, note, sort, onSort }: ColumnHeaderProps<Row>) {
  const { key, label, orderBy, isFigure, isAction } = column;
  if (!orderBy) {
    return (
      <th {...COLUMN_HEADER} data-figure={isFigure} data-action={isAction}>
        <Box component="span" sx={isAction ? visuallyHidden : {}}>
          {t(label)}
        </Box>
        {note !== undefined && <Box sx={{ fontWeight: 400 }}>{note}</Box>}
      </th>
    );
  }
  const isCurrent = sort.column === key;
  const Arrow = sort.isDescending ? ArrowDownward : ArrowUpward;
  return (
    <th
      {...COLUMN_HEADER}
      aria-sort={isCurrent ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      data-figure={isFigure}
    >
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: key, isDescending: isCurrent && !sort.isDescending })}
        >
          <span>{t(label)}</span>
          {isCurrent && <Arrow aria-hidden />}
        </button>
      ) : (
        t(label)
      )}
    </th>
  );
}
