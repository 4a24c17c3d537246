// A table's rows; of a long table only those in view are rendered.
import type { ReactNode, Ref } from 'react';
import type { RowShape } from './dataTableModel';
import { CARD_GAP, CARD_HEIGHT, ROW_HEIGHT, TWO_LINES_HEIGHT } from './dataTableStyles';
import { rowPosition, ROW_GROUP } from './tableRoles';
import { useMeasuredPosition } from '../../browser/useMeasuredPosition';
import { useRenderedRows } from './useRenderedRows';
import { useRowsInView } from './useRowsInView';

const HEIGHTS: Record<RowShape, number> = {
  rows: ROW_HEIGHT,
  cards: CARD_HEIGHT,
  'two lines': TWO_LINES_HEIGHT,
};

interface DataTableVirtualRowsProps {
  count: number;
  /** Must be the same function while the rows are the same. */
  keyOf: (index: number) => string;
  shape: RowShape;
  /** Renders the row at an index, `offset` px from the list's top. */
  children: (
    index: number,
    ref: Ref<HTMLTableRowElement> | undefined,
    offset: number | undefined,
  ) => ReactNode;
}

/** Renders the rows in view, each at its position. */
export function DataTableVirtualRows(props: DataTableVirtualRowsProps) {
  const { count, keyOf, shape, children } = props;
  const { ref, top } = useMeasuredPosition();
  const positions = useRowsInView({
    count,
    keyOf,
    rowHeight: HEIGHTS[shape],
    isMostlyExact: shape !== 'cards',
    gap: shape === 'cards' ? CARD_GAP : 0,
    overscan: 5,
    wholeUpTo: 60,
    top,
  });
  const isDrawn = useRenderedRows(positions);
  const { height, rows, measure } = positions;
  return (
    <tbody
      ref={ref}
      {...ROW_GROUP}
      data-two-lines={shape === 'two lines' ? '' : undefined}
      style={{ height }}
    >
      {rows.map(({ index, offset }) =>
        isDrawn(index) ? (
          children(index, measure, offset)
        ) : (
          // An empty row for the moment until it is rendered, hidden from screen readers.
          <tr key={keyOf(index)} aria-hidden style={rowPosition(offset)} />
        ),
      )}
    </tbody>
  );
}
