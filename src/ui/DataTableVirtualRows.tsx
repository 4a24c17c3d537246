// The rows of a long table, of which only those in view are drawn.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { CARD_GAP, CARD_HEIGHT, ROW_HEIGHT } from './dataTableStyles';
import { ROW_GROUP } from './tableRoles';
import { useMeasuredPlace } from './useMeasuredPlace';

interface DataTableVirtualRowsProps {
  count: number;
  keyOf: (index: number) => string;
  isCards: boolean;
  children: (index: number, ref: Ref<HTMLTableRowElement>, style: CSSProperties) => ReactNode;
}

/** Takes how many rows there are and how to draw one at its place. */
export function DataTableVirtualRows({ count, keyOf, isCards, children }: DataTableVirtualRowsProps) {
  const { ref, top } = useMeasuredPlace<HTMLTableSectionElement>();
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => (isCards ? CARD_HEIGHT : ROW_HEIGHT),
    gap: isCards ? CARD_GAP : 0,
    overscan: 8,
    scrollMargin: top,
    getItemKey: keyOf,
  });
  return (
    <tbody ref={ref} {...ROW_GROUP} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) =>
        children(index, rows.measureElement, {
          position: 'absolute',
          inset: '0 0 auto',
          margin: 0,
          transform: `translateY(${start - top}px)`,
        }),
      )}
    </tbody>
  );
}
