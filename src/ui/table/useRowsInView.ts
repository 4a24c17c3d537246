// Determines which rows of a long list are in the window, and their positions: only those are rendered
// (docs/product/interface.md#large-tables).
import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { usePrinting } from '../../browser/usePrinting';
import type { RowPositions } from './useRenderedRows';

interface RowsInViewOptions {
  count: number;
  /** Must be the same function while the rows are the same: a new one repositions all of them, which is slow for thousands. */
  keyOf: (index: number) => string;
  /** The height assumed for a row before it is measured, px. */
  rowHeight: number;
  /** Nearly all rows have that height: they are measured only after the browser has laid them out, which scrolls faster. */
  isMostlyExact?: boolean;
  /** Between two rows, px. */
  gap?: number;
  /** How many additional rows are rendered on either side. */
  overscan: number;
  /** From the top of the page to the list, px. */
  top: number;
  /** Up to this many rows are all rendered, so that the browser's search finds each of them. */
  wholeUpTo?: number;
  /** False while it isn't known yet which rows are in view. */
  enabled?: boolean;
}

/** Returns the rows in view, and their positions. For printing and of a short list: all rows, in normal flow, unmeasured. */
export function useRowsInView(options: RowsInViewOptions): RowPositions {
  const { count, keyOf, rowHeight, isMostlyExact = false, gap = 0, overscan, top } = options;
  const { wholeUpTo = 0, enabled = true } = options;
  const isWhole = usePrinting() || count <= wholeUpTo;
  const [isFlung, watchSpeed] = useFlinging();
  // oxlint-disable-next-line react/incompatible-library -- what it returns isn't kept
  const list = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan,
    scrollMargin: top,
    // The window's size, known before anything is measured, so that the first render is complete.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: keyOf,
    measureElement: (element, entry, list) => {
      if (entry !== undefined || !isMostlyExact) return measureElement(element, entry, list);
      const index = list.indexFromElement(element);
      return list.itemSizeCache.get(keyOf(index)) ?? rowHeight;
    },
    enabled: enabled && !isWhole,
    // The browser scrolls without waiting for rows that aren't rendered yet.
    useFlushSync: false,
    onChange: watchSpeed,
  });
  if (isWhole) {
    const rows = Array.from({ length: count }, (_, index) => ({ index }));
    return { height: undefined, rows, measure: undefined, isFlung: false };
  }
  return {
    height: list.getTotalSize(),
    rows: list.getVirtualItems().map(({ index, start }) => ({ index, offset: start - top })),
    measure: list.measureElement,
    isFlung,
  };
}

/** Scrolling speeds in px per second: above `FLUNG` nobody can read the rows; from `SLOW` down they are rendered again. */
const FLUNG = 2000;
const SLOW = 800;

/** Returns whether the list scrolls too fast to be read, and the callback for whenever other rows come into view. */
function useFlinging(): [isFlung: boolean, watch: (list: Virtualizer<Window, HTMLElement>) => void] {
  const [isFlung, setIsFlung] = useState(false);
  const before = useRef({ offset: 0, at: 0 });
  const watch = ({ scrollOffset, isScrolling }: Virtualizer<Window, HTMLElement>) => {
    const [offset, at] = [scrollOffset ?? 0, performance.now()];
    const speed = (1000 * Math.abs(offset - before.current.offset)) / Math.max(1, at - before.current.at);
    before.current = { offset, at };
    setIsFlung((was) => isScrolling && speed > (was ? SLOW : FLUNG));
  };
  return [isFlung, watch];
}
