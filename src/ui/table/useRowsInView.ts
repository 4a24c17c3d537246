// Of a long list, which rows are in the window, and where each stands: only those are drawn
// (docs/product/interface.md#large-tables).
import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { usePrinting } from '../../browser/usePrinting';
import type { PlacedRows } from './useDrawn';

interface RowsInViewOptions {
  count: number;
  /** The same function as long as the rows are the same: another one has all of them placed anew, which takes thousands long. */
  keyOf: (index: number) => string;
  /** What a row's height is taken for before it is measured, px: of all, or of each. */
  rowHeight: number | ((index: number) => number);
  /** Nearly all rows have that height: they're measured when the browser lays them out anyway, which scrolls quicker. */
  isMostlyExact?: boolean;
  /** Between two rows, px. */
  gap?: number;
  /** How many more are drawn on either side. */
  overscan: number;
  /** From the top of the page to the list, px. */
  top: number;
  /** False while there is no telling yet which ones are in view. */
  enabled?: boolean;
}

/** Returns the rows in view, and where each stands. On paper: all rows, one below the other, unmeasured. */
export function useRowsInView(options: RowsInViewOptions): PlacedRows {
  const { count, keyOf, rowHeight, isMostlyExact = false, gap = 0, overscan, top, enabled = true } = options;
  const likelyHeight = typeof rowHeight === 'number' ? () => rowHeight : rowHeight;
  const [isFlung, watchSpeed] = useFlinging();
  // oxlint-disable-next-line react/incompatible-library -- what it returns isn't kept
  const list = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: likelyHeight,
    gap,
    overscan,
    scrollMargin: top,
    // As good as measured, so that the first drawing is whole.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: keyOf,
    measureElement: (element, entry, list) => {
      if (entry !== undefined || !isMostlyExact) return measureElement(element, entry, list);
      const index = list.indexFromElement(element);
      return list.itemSizeCache.get(keyOf(index)) ?? likelyHeight(index);
    },
    enabled,
    // The browser scrolls what is there, without waiting for what isn't.
    useFlushSync: false,
    onChange: watchSpeed,
  });
  if (usePrinting()) {
    const rows = Array.from({ length: count }, (_, index) => ({ index }));
    return { height: undefined, rows, measure: undefined, isResting: false, isFlung: false };
  }
  return {
    height: list.getTotalSize(),
    rows: list
      .getVirtualItems()
      .map(({ index, start, size }) => ({ index, offset: start - top, height: size })),
    measure: list.measureElement,
    isResting: !list.isScrolling,
    isFlung,
  };
}

/** Faster than this nobody reads what goes by, px a second; and what it slows down to until rows are drawn again. */
const FLUNG = 2000;
const SLOW = 800;

/** Returns whether the list goes by faster than anybody reads, and what is called whenever other rows are in view. */
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
