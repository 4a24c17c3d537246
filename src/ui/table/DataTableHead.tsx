// A table's header: each column's name, which sorts by it where it can be sorted by, and the choice of all rows.
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { Column, Sort } from './dataTableModel';
import { COLUMN_HEADER, ROW } from './tableRoles';
import { visuallyHidden } from '../content/visuallyHidden';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  isCards: boolean;
  /** How much of what is shown is chosen, and what choosing all of it does. */
  choice?: { of: number; chosen: number; onAll: (isChosen: boolean) => void } | undefined;
}

/** The header's row. On cards only what sorts or chooses is seen of it. */
export function DataTableHead<Row>({ columns, sort, onSort, isCards, choice }: DataTableHeadProps<Row>) {
  return (
    <tr {...ROW} aria-rowindex={1}>
      {choice && (
        <th {...COLUMN_HEADER} data-choice="">
          <Checkbox
            size="small"
            checked={choice.of > 0 && choice.chosen === choice.of}
            indeterminate={choice.chosen > 0 && choice.chosen < choice.of}
            disabled={choice.of === 0}
            onChange={(_event, isChosen) => choice.onAll(isChosen)}
            slotProps={{ input: { 'aria-label': 'Select all shown' } }}
            sx={{ p: 1 }}
          />
        </th>
      )}
      {columns.map((column) => (
        <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} isCards={isCards} />
      ))}
    </tr>
  );
}

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  isCards: boolean;
}

function ColumnHeader<Row>({ column, sort, onSort, isCards }: ColumnHeaderProps<Row>) {
  const { key, label, orderBy, isFigure, isAction } = column;
  if (!orderBy) {
    const name = isAction || isCards ? <Box sx={visuallyHidden}>{label}</Box> : label;
    return (
      <th {...COLUMN_HEADER} data-figure={isFigure} data-action={isAction}>
        {name}
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
      <button
        type="button"
        onClick={() => onSort({ column: key, isDescending: isCurrent && !sort.isDescending })}
      >
        {label}
        {isCurrent && <Arrow aria-hidden />}
      </button>
    </th>
  );
}
