// A table to work with (docs/product/look.md#tables, docs/product/interface.md#large-tables): columns as data, sorted
// by their headings, a header that stays, rows to choose, and a card for each row where it is narrow. Past a
// screenful only what is in view is drawn.
import Box from '@mui/material/Box';
import { Suspense, useCallback, useId, useMemo, type ReactNode, type Ref } from 'react';
import { DataTableHead } from './DataTableHead';
import { sortRows, withChoice, type Column, type Selection, type Sort } from './dataTableModel';
import { DataTableRow } from './DataTableRow';
import { asCards, asTable } from './dataTableStyles';
import { lazyPart } from '../feedback/lazyPart';
import { CELL, ROW, ROW_GROUP } from './tableRoles';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { usePrinting } from '../../browser/usePrinting';
import { visuallyHidden } from '../content/visuallyHidden';

// Few rows are all drawn, so that they can be found in the page and printed.
const DRAWN_AT_MOST = 60;
const DataTableVirtualRows = lazyPart(
  async () => (await import('./DataTableVirtualRows')).DataTableVirtualRows,
  noticeRow,
);

interface DataTableProps<Row> {
  /** The table's name. */
  caption: string;
  /** The first one names the row. Give the same list each time. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Without it rows can't be chosen. */
  selection?: Selection<Row>;
  /** The narrowest it can be, px; where there is less, each row is a card. */
  minWidth: number;
}

/** The rows may come in any order. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, selection, minWidth } = props;
  const captionId = useId();
  const { ref, width } = useMeasuredPlace();
  const isPrinting = usePrinting();
  const isCards = width > 0 && width < minWidth && !isPrinting;
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const { chosen, choiceOf, onAll } = useChoice(rows, keyOf, selection);
  const tracks = [...(selection ? ['32px'] : []), ...columns.map((column) => column.width)].join(' ');

  const draw = (index: number, rowRef?: Ref<HTMLTableRowElement>, offset?: number) => {
    const row = sorted[index];
    if (row === undefined) return null;
    return (
      <DataTableRow
        key={keyOf(row)}
        row={row}
        columns={columns}
        index={index}
        isCard={isCards}
        {...choiceOf(row)}
        {...(rowRef && { ref: rowRef })}
        offset={offset}
      />
    );
  };

  return (
    <div ref={ref}>
      <Box
        component="table"
        role="table"
        aria-labelledby={captionId}
        aria-rowcount={rows.length + 1}
        sx={isCards ? asCards : asTable(tracks)}
      >
        <Box component="caption" id={captionId} sx={visuallyHidden}>
          {caption}
        </Box>
        <thead {...ROW_GROUP}>
          <DataTableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            isCards={isCards}
            choice={selection && { of: rows.length, chosen, onAll }}
          />
        </thead>
        {sorted.length <= DRAWN_AT_MOST ? (
          <tbody {...ROW_GROUP}>{sorted.map((_row, index) => draw(index))}</tbody>
        ) : (
          <Suspense fallback={<tbody />}>
            <DataTableVirtualRows
              key={isCards ? 'cards' : 'rows'}
              count={sorted.length}
              keyOf={(index) => {
                const row = sorted[index];
                return row === undefined ? String(index) : keyOf(row);
              }}
              isCards={isCards}
            >
              {draw}
            </DataTableVirtualRows>
          </Suspense>
        )}
      </Box>
    </div>
  );
}

/** In the rows' place, where their code can't be had. */
function noticeRow(notice: ReactNode) {
  return (
    <tbody {...ROW_GROUP}>
      <tr {...ROW}>
        <td {...CELL}>{notice}</td>
      </tr>
    </tbody>
  );
}

/** The rows' checkboxes, and the one for all that is shown. */
function useChoice<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  selection: Selection<Row> | undefined,
) {
  const { selected, onChange, nameOf } = selection ?? {};
  const onChoose = useCallback(
    (row: Row, isChosen: boolean) => onChange?.((old) => withChoice(old, [keyOf(row)], isChosen)),
    [onChange, keyOf],
  );
  const chosen = useMemo(
    () => (selected ? rows.filter((row) => selected.has(keyOf(row))).length : 0),
    [rows, selected, keyOf],
  );
  return {
    chosen,
    choiceOf: (row: Row) =>
      selected && nameOf ? { choiceName: nameOf(row), isChosen: selected.has(keyOf(row)), onChoose } : {},
    onAll: (isChosen: boolean) => onChange?.((old) => withChoice(old, rows.map(keyOf), isChosen)),
  };
}
