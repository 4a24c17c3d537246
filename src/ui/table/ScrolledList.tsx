// A list that scrolls within an element of its own, for example in a dialog. If it is long, only the rows in view are rendered
// (docs/product/interface.md#large-tables).
import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { usePrinting } from '../../browser/usePrinting';
import { rowPosition } from './tableRoles';

/** Longer lists render only the rows in view. */
const MOST_AT_ONCE = 50;

interface ScrolledListProps<Item> {
  /** Its accessible name. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** The height assumed for a row before it is measured, px. */
  rowHeight: number;
  /** Px. */
  maxHeight: number;
  /** Renders the content of an item's row. */
  children: (item: Item) => ReactNode;
}

/** The list, which can be focused and scrolled by keyboard; in print, all of it. */
export function ScrolledList<Item extends object>(props: ScrolledListProps<Item>) {
  const { label, items, keyOf, rowHeight, maxHeight, children } = props;
  const count = items.length;
  const keyAt = (index: number) => {
    const item = items[index];
    return item ? keyOf(item) : index;
  };
  const scroller = useRef<HTMLElement>(null);
  const isWhole = usePrinting() || count <= MOST_AT_ONCE;
  // oxlint-disable-next-line react/incompatible-library -- what it returns isn't kept
  const list = useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 5,
    initialRect: { width: 0, height: maxHeight },
    enabled: !isWhole,
  });
  const inView: { index: number; start?: number }[] = isWhole
    ? Array.from({ length: count }, (_, index) => ({ index }))
    : list.getVirtualItems();
  return (
    <Box
      ref={scroller}
      component="ul"
      aria-label={label}
      tabIndex={0}
      sx={rows}
      style={{ maxHeight, '--rows': isWhole ? 0 : `${list.getTotalSize()}px` } as CSSProperties}
    >
      {inView.map(({ index, start }) => {
        const item = items[index];
        return (
          <li
            key={keyAt(index)}
            ref={isWhole ? undefined : list.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={rowPosition(start)}
          >
            {item && children(item)}
          </li>
        );
      })}
    </Box>
  );
}

/** One rule for all rows: hundreds of styled components would freeze the page. */
const rows = {
  position: 'relative',
  overflowY: 'auto',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
  '@media print': { maxHeight: 'none !important', overflow: 'visible' },
  // As high as all rows together, even if only those in view are rendered.
  '&::before': { content: '""', display: 'block', height: 'var(--rows)' },
  '& li': { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& li:last-child': { borderBottom: 0 },
} as const;
