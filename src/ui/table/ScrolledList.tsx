// A list that scrolls in a place of its own, in a dialog say. Of a long one only the rows in view are drawn
// (docs/product/interface.md#large-tables).
import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { placedAt } from './placedAt';

/** More than these aren't drawn at once. */
const MOST_AT_ONCE = 50;

interface ScrolledListProps {
  /** Its accessible name. */
  label: string;
  count: number;
  keyOf: (index: number) => string;
  /** What a row's height is taken for before it is measured, px. */
  rowHeight: number;
  /** Px. */
  maxHeight: number;
  /** What the row at an index holds. */
  children: (index: number) => ReactNode;
}

/** Can be reached and scrolled by the keyboard. */
export function ScrolledList(props: ScrolledListProps) {
  return props.count > MOST_AT_ONCE ? <RowsInView {...props} /> : <AllRows {...props} />;
}

function AllRows({ label, count, keyOf, maxHeight, children }: ScrolledListProps) {
  return (
    <Scroller label={label} maxHeight={maxHeight}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)}>{children(index)}</li>
      ))}
    </Scroller>
  );
}

function RowsInView({ label, count, keyOf, rowHeight, maxHeight, children }: ScrolledListProps) {
  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns isn't kept
  const list = useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 5,
    initialRect: { width: 0, height: maxHeight },
  });
  return (
    <Scroller ref={scroller} label={label} maxHeight={maxHeight} height={list.getTotalSize()}>
      {list.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={list.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={placedAt(start)}
        >
          {children(index)}
        </li>
      ))}
    </Scroller>
  );
}

interface ScrollerProps {
  ref?: Ref<HTMLElement>;
  label: string;
  maxHeight: number;
  /** Of all rows, px, where they don't stand below each other by themselves. */
  height?: number;
  children: ReactNode;
}

function Scroller({ ref, label, maxHeight, height, children }: ScrollerProps) {
  return (
    <Box
      ref={ref}
      component="ul"
      aria-label={label}
      tabIndex={0}
      sx={rows}
      style={{ maxHeight, '--rows': height === undefined ? 0 : `${height}px` } as CSSProperties}
    >
      {children}
    </Box>
  );
}

/** One rule for all rows: hundreds of styled ones would make the page stand still. */
const rows = {
  position: 'relative',
  overflowY: 'auto',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
  // As high as all rows are, also where only those in view are there.
  '&::before': { content: '""', display: 'block', height: 'var(--rows)' },
  '& li': { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& li:last-child': { borderBottom: 0 },
} as const;
