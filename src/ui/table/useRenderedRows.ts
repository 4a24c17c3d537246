// Decides which of the rows in view are rendered yet: scrolling never waits for them (docs/product/interface.md#large-tables).
import { useDeferredValue, useState } from 'react';

/** The rows of a long list that are in view. */
export interface RowPositions {
  /** The whole list's height, px; undefined if its rows are in normal flow. */
  height: number | undefined;
  /** Each with its distance from the list's top, px, unless it is in normal flow. */
  rows: readonly { index: number; offset?: number }[];
  /** The ref that measures a row's element, which carries its index as `data-index`. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** The rows scroll by too fast to be read. */
  isFlung: boolean;
}

/**
 * Returns a predicate: whether to render the row at an index. A row is rendered a moment after it comes into view: React renders
 * new ones in slices. While the list is flung, the rows that were rendered before still are.
 */
export function useRenderedRows({ rows, isFlung, height }: RowPositions): (index: number) => boolean {
  // One value, so that both indexes are of the same moment.
  const inView = `${rows.at(0)?.index ?? 0} ${rows.at(-1)?.index ?? -1}`;
  const [range, setRange] = useState(inView);
  if (!isFlung && range !== inView) setRange(inView);
  const [first = 0, last = -1] = useDeferredValue(range).split(' ').map(Number);
  // In print, all rows are rendered at once.
  return (index) => height === undefined || (index >= first && index <= last);
}
