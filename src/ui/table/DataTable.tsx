// A data table (docs/product/look.md#tables, docs/product/interface.md#large-tables): columns as data, sorting by
// their headings, a sticky header, selectable rows, and a card per row on narrow screens. Beyond a screenful only the
// rows in view are rendered.
import Box from '@mui/material/Box';
import { useCallback, useId, useMemo, type ReactNode, type Ref } from 'react';
import { DataTableBar } from './DataTableBar';
import { DataTableHead } from './DataTableHead';
import { columnsFor, sortRows, withChoice, type Column, type Selection, type Sort } from './dataTableModel';
import { DataTableRow } from './DataTableRow';
import { asCards, asTable, asTwoLines } from './dataTableStyles';
import { ROW_GROUP } from './tableRoles';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import { usePrinting } from '../../browser/usePrinting';
import { visuallyHidden } from '../content/styles';
import { useLanguage } from '../../messages/useT';
import { DataTableVirtualRows } from './DataTableVirtualRows';

interface DataTableProps<Row> {
  /** The table's name. */
  caption: string;
  /** The first one names the row. A new array renders all rows in view again. */
  columns: readonly Column<Row>[];
  /** The columns that the rows can be sorted by, if not only by those shown. A new array sorts the rows again. */
  sortColumns?: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Notes shown below a column's name, by the column's key. */
  notes?: ReadonlyMap<string, string>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Without it rows can't be selected. */
  selection?: Selection<Row>;
  /** Returns a NoteCell, or nothing. A new function renders all rows in view again. */
  noteOf?: (row: Row) => ReactNode;
  /** The least width of a table with a header, px; below it, each row is a card or, with `twoLines`, has two lines. */
  minWidth: number;
  /** The width that its columns need, px: with less, down to `minWidth`, the table scrolls sideways. */
  neededWidth?: number;
  /** The CSS grid tracks of a row with two lines; the columns' `area` is their position on it. */
  twoLines?: string;
}

/** The table; `rows` may come in any order. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, keyOf, sort, onSort, selection, minWidth, twoLines, neededWidth = minWidth } = props;
  const { sortColumns = props.columns } = props;
  const captionId = useId();
  const { ref, width } = useMeasuredPosition();
  const isPrinting = usePrinting();
  const isNarrow = width > 0 && width < minWidth && !isPrinting;
  const shape = !isNarrow ? 'rows' : twoLines === undefined ? 'cards' : 'two lines';
  const scrolls = shape === 'rows' && width > 0 && width < neededWidth && !isPrinting;
  const columns = useMemo(
    () => (shape === 'cards' ? props.columns : columnsFor(props.columns, isPrinting ? 0 : width)),
    [props.columns, shape, isPrinting, width],
  );
  const language = useLanguage();
  const { column, isDescending } = sort;
  const sorted = useMemo(
    () => sortRows(rows, sortColumns, { column, isDescending }),
    // `language`: the texts, and with them their order, depend on it.
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, sortColumns, column, isDescending, language],
  );
  const keyAt = useCallback(
    (index: number) => {
      const row = sorted[index];
      return row === undefined ? String(index) : keyOf(row);
    },
    [sorted, keyOf],
  );
  const { chosen, choiceOf, onAll } = useChoice(rows, keyOf, selection);
  const tracks = [...(selection ? ['32px'] : []), ...columns.map((column) => column.width)].join(' ');

  const renderRow = (index: number, rowRef?: Ref<HTMLTableRowElement>, offset?: number) => {
    const row = sorted[index];
    if (row === undefined) return null;
    return (
      <DataTableRow
        key={keyOf(row)}
        row={row}
        columns={columns}
        index={index}
        shape={shape}
        noteOf={props.noteOf}
        {...choiceOf(row)}
        {...(rowRef && { ref: rowRef })}
        offset={offset}
      />
    );
  };

  return (
    <div ref={ref}>
      {isNarrow && (
        <DataTableBar
          columns={sortColumns}
          sort={sort}
          onSort={onSort}
          choice={selection && { of: rows.length, chosen, onAll }}
        />
      )}
      <Box {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId, sx: scroller })}>
        <Box
          component="table"
          role="table"
          aria-labelledby={captionId}
          aria-rowcount={rows.length + 1}
          sx={
            shape === 'rows'
              ? asTable(tracks, scrolls ? neededWidth : undefined)
              : shape === 'cards'
                ? asCards
                : asTwoLines(twoLines ?? '')
          }
        >
          <Box component="caption" id={captionId} sx={visuallyHidden}>
            {caption}
          </Box>
          <thead {...ROW_GROUP} data-hidden={isNarrow ? '' : undefined}>
            <DataTableHead
              columns={columns}
              notes={props.notes}
              sort={sort}
              onSort={onSort}
              isSeen={!isNarrow}
              choice={selection && { of: rows.length, chosen, onAll }}
            />
          </thead>
          <DataTableVirtualRows key={shape} count={sorted.length} keyOf={keyAt} shape={shape}>
            {renderRow}
          </DataTableVirtualRows>
        </Box>
      </Box>
    </div>
  );
}

/** Scrolls a table that is wider than its container. */
const scroller = { overflowX: 'auto', borderRadius: 1.5 } as const;

/** Returns the state of the rows' checkboxes, and of the one for all rows shown. */
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
  return {
    chosen: selected ? rows.filter((row) => selected.has(keyOf(row))).length : 0,
    choiceOf: (row: Row) =>
      selected && nameOf ? { choiceName: nameOf(row), isChosen: selected.has(keyOf(row)), onChoose } : {},
    onAll: (isChosen: boolean) => onChange?.((old) => withChoice(old, rows.map(keyOf), isChosen)),
  };
}
