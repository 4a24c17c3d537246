// Of a long list, which rows are in the window, and where each stands: only those are drawn
// (docs/product/interface.md#large-tables).
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue } from 'react';
import { usePrinting } from '../../browser/usePrinting';

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

/**
 * Returns the whole list's height, px; the rows in view, each with its distance from the list's top, px; whether they are
 * being scrolled; and the ref that measures a row's element, which carries its index as `data-index`. A row that has just
 * come into view is to be drawn a moment later, once `isDrawn`, so that scrolling never waits for it. On paper: all rows,
 * one below the other, unmeasured.
 */
export function useRowsInView(options: RowsInViewOptions) {
  const { count, keyOf, rowHeight, isMostlyExact = false, gap = 0, overscan, top, enabled = true } = options;
  const likelyHeight = typeof rowHeight === 'number' ? () => rowHeight : rowHeight;
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
  });
  const inView = list.getVirtualItems();
  const [first, last] = useDeferredRange(inView.at(0)?.index, inView.at(-1)?.index);
  const isPrinting = usePrinting();
  if (isPrinting) {
    const rows = Array.from({ length: count }, (_, index) => ({
      key: keyOf(index),
      index,
      offset: undefined,
      isDrawn: true,
    }));
    return { height: undefined, rows, measure: undefined, isScrolling: false };
  }
  return {
    height: list.getTotalSize(),
    rows: inView.map(({ key, index, start }) => ({
      key,
      index,
      offset: start - top,
      isDrawn: index >= first && index <= last,
    })),
    measure: list.measureElement,
    isScrolling: list.isScrolling,
  };
}

/** The rows from one index to another, as of a moment before: React draws the later ones in slices. */
function useDeferredRange(first = 0, last = -1): [first: number, last: number] {
  // One value, so that both are of the same moment.
  const [from = 0, to = -1] = useDeferredValue(`${first} ${last}`).split(' ').map(Number);
  return [from, to];
}
